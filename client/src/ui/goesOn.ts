/** Marks a box as long as its content goes on below what is seen of it. */
export function goesOn(box: HTMLElement): () => void {
  const look = (): void => {
    const below = box.scrollHeight - box.scrollTop - box.clientHeight;
    box.toggleAttribute("data-goes-on", below > 2);
  };
  const content = new MutationObserver(look);
  content.observe(box, { childList: true, characterData: true, subtree: true });
  const size = new ResizeObserver(look);
  size.observe(box);
  box.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    content.disconnect();
    size.disconnect();
    box.removeEventListener("scroll", look);
  };
}
