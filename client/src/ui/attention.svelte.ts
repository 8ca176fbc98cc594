// "Your turn" in the title and in the page's icon.

const PLAIN = "/favicon.svg";
const CALLING = "/favicon-turn.svg";

/** Shows a title for as long as the calling effect lives, with a mark when the reader is to act. */
export function watchTitle(title: () => string, calling: () => boolean): void {
  $effect(() => {
    document.title = `${calling() ? "● " : ""}${title()}`;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = calling() ? CALLING : PLAIN;
    return () => {
      document.title = "Camarilla";
      if (icon) icon.href = PLAIN;
    };
  });
}
