import "@fontsource-variable/alegreya/wght.css";
import "@fontsource/alegreya-sans/400.css";
import "@fontsource/alegreya-sans/500.css";
import "@fontsource/alegreya-sans/700.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadCatalogues } from "./lib/i18n.svelte";
import { watchAddress } from "./lib/router.svelte";

watchAddress();
await loadCatalogues("common", "client");
mount(App, { target: document.body });
