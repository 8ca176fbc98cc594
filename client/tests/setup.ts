// What the modules under test expect of a browser, for tests without one.
const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined };
Object.assign(globalThis, {
  matchMedia: () => ({ matches: false, ...listeners }),
  location: { pathname: "/", hash: "" },
  navigator: { languages: ["uk-UA"] },
});
