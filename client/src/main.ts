import "@fontsource-variable/alegreya/wght.css";
import "@fontsource/alegreya-sans/400.css";
import "@fontsource/alegreya-sans/500.css";
import "@fontsource/alegreya-sans/700.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadHome } from "./home/load";
import { settled } from "./net/patience";
import { watchUpgrades } from "./net/upgrade";
import { loadCatalogues } from "./words/i18n.svelte";
import { loadFonts } from "./ui/fonts";
import { route, watchAddress } from "./ui/router.svelte";

watchAddress();
watchUpgrades();
// The usual first pages need these too; they need not wait for the words.
if (route.page.name === "table") void import("./table/TableScreen.svelte");
else if (route.page.name === "home") void loadHome();
await Promise.all([loadCatalogues("common", "client"), settled(loadFonts())]);
mount(App, { target: document.body });
