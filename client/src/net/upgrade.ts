// A page that was opened before the server was upgraded: what it loads later has another name now.

const KEY = "camarilla-reloaded";
/** Not again so soon, in milliseconds: then a file is really missing. */
const PAUSE = 60_000;

async function reload(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < PAUSE) return;
  // With the line down, the page at hand is better than none.
  const answer = await fetch("/", { cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

/** Load the page anew when a part of it is no longer there. */
export function watchUpgrades(): void {
  addEventListener("vite:preloadError", () => void reload());
}
