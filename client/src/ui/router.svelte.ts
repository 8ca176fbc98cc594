// Which page is shown, by the path of the address.

export type Page =
  | { name: "home" }
  | { name: "table"; id: string }
  | { name: "replay"; id: string }
  | { name: "review"; id: string }
  | { name: "rules"; game: string; rule: string }
  | { name: "credits" }
  | { name: "account" }
  | { name: "link"; token: string }
  | { name: "player"; id: string }
  | { name: "cards" | "ratings" | "puzzles"; game: string; id: string }
  | { name: "admin" }
  | { name: "unknown" };

export function pageOf(path: string, hash: string): Page {
  const [first, second, third] = path.split("/").filter(Boolean);
  if (first === "t" && second) {
    const name = third === "replay" || third === "review" ? third : "table";
    return { name, id: second };
  }
  if (first === "rules" && second) return { name: "rules", game: second, rule: hash.slice(1) };
  if (first === "link") return { name: "link", token: hash.slice(1) };
  if (first === "p" && second) return { name: "player", id: second };
  if (first === "cards" || first === "ratings" || first === "puzzles")
    return { name: first, game: second ?? "", id: third ?? "" };
  if (first === "credits" || first === "admin" || first === "account") return { name: first };
  return { name: first === undefined ? "home" : "unknown" };
}

function here(): Page {
  return pageOf(location.pathname, location.hash);
}

export const route: { page: Page } = $state({ page: here() });

export function go(path: string): void {
  history.pushState(null, "", path);
  route.page = here();
  scrollTo(0, 0);
}

export function watchAddress(): void {
  addEventListener("popstate", () => (route.page = here()));
  document.addEventListener("click", (click) => {
    if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey) return;
    const link = (click.target as Element).closest("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download"))
      return;
    click.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
