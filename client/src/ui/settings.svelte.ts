// What a reader has chosen for this device; kept in the browser's storage.

export const LANGUAGES = ["uk", "ru", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "instant";

interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  log: boolean;
  /** The last chosen strength of bots. */
  level: string;
  /** Whether keeping one's games was offered after a game. */
  offered: boolean;
  /** The games whose summary this device has seen. */
  known: readonly string[];
}

const KEY = "camarilla";

function firstLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({
  language: firstLanguage(),
  theme: "system",
  speed: "normal",
  sound: true,
  log: true,
  level: "courtier",
  offered: false,
  known: [],
  ...stored(),
});

const darkSystem = matchMedia("(prefers-color-scheme: dark)");

function isNight(): boolean {
  return settings.theme === "system" ? darkSystem.matches : settings.theme === "dark";
}

/** Whether the dark theme is shown, chosen or by the system's wish. */
export const lighting: { night: boolean } = $state({ night: isNight() });

export function reducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Keeps storage and page in step with the settings; called once, when the page starts. */
export function watchSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  });
  $effect(() => {
    const show = (): void => {
      lighting.night = isNight();
      document.documentElement.dataset.theme = lighting.night ? "dark" : "light";
    };
    show();
    darkSystem.addEventListener("change", show);
    return () => darkSystem.removeEventListener("change", show);
  });
}
