// The faction whose lodges are outlined: the one that is hovered or focused, or that was tapped.
import type { Attachment } from "svelte/attachments";
import type { Faction } from "./data";

const KEPT = "camarilla-pax-marks";

/** Whether lodges and control are marked at all times. */
export const marks = $state({ shown: localStorage.getItem(KEPT) !== "off" });

export function showMarks(shown: boolean): void {
  marks.shown = shown;
  localStorage.setItem(KEPT, shown ? "on" : "off");
}

export const hover = $state({ faction: null as Faction | null });

/** Outlines the lodges of a faction while the element is hovered or focused. */
export function outlines(faction: Faction): Attachment<HTMLElement> {
  return (element) => {
    const byFinger = (event?: Event): boolean =>
      event instanceof PointerEvent && event.pointerType !== "mouse";
    const enter = (event: Event): void => {
      if (byFinger(event) || (event.type === "focus" && !element.matches(":focus-visible"))) return;
      hover.faction = faction;
    };
    const leave = (event?: Event): void => {
      if (!byFinger(event) && hover.faction === faction) hover.faction = null;
    };
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("focus", enter);
    element.addEventListener("blur", leave);
    return () => {
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("focus", enter);
      element.removeEventListener("blur", leave);
      leave();
    };
  };
}

/** For fingers: a tap outlines, another takes the outline away. */
export function tapped(faction: Faction): void {
  hover.faction = hover.faction === faction ? null : faction;
}
