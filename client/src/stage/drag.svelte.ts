// Dragging a card onto a target: the same as two clicks.
import type { Attachment } from "svelte/attachments";
import type { Choice } from "../games/module";

const START = 8;

const targets = new WeakMap<Element, Choice>();

/** A target that a dragged card can be dropped on. */
export function droppable(choice: Choice | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (!choice) return;
    targets.set(element, choice);
    element.dataset["drop"] = "";
    return () => {
      targets.delete(element);
      delete element.dataset["drop"];
    };
  };
}

/** A card that can be dragged; `lift` shows its targets, `drop` gets the chosen one. */
export function draggable(
  enabled: boolean,
  lift: () => void,
  drop: (choice: Choice) => void,
): Attachment<HTMLElement> {
  return (element) => {
    if (!enabled) return;
    let start: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;
    let over: Element | null = null;

    const find = (event: PointerEvent): Element | null =>
      document
        .elementsFromPoint(event.clientX, event.clientY)
        .map((found) => found.closest("[data-drop]"))
        .find(Boolean) ?? null;

    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointerId) return;
      const across = event.clientX - start.clientX;
      const down = event.clientY - start.clientY;
      if (!ghost) {
        if (Math.hypot(across, down) < START) return;
        lift();
        ghost = ghostOf(element);
      }
      ghost.style.transform = `translate(${across}px,${down}px) rotate(2deg)`;
      over?.classList.remove("over");
      over = find(event);
      over?.classList.add("over");
    };
    const end = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointerId) return;
      const target = ghost && event.type === "pointerup" ? find(event) : null;
      over?.classList.remove("over");
      if (ghost) {
        // The click that follows a drag does not count.
        addEventListener("click", stop, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", stop, { capture: true }), 0);
      }
      ghost?.remove();
      start = ghost = over = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      const choice = target && targets.get(target);
      if (choice) drop(choice);
    };
    const begin = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      start = event;
      addEventListener("pointermove", move);
      addEventListener("pointerup", end);
      addEventListener("pointercancel", end);
    };
    element.addEventListener("pointerdown", begin);
    return () => element.removeEventListener("pointerdown", begin);
  };
}

function stop(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function ghostOf(element: HTMLElement): HTMLElement {
  const box = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.classList.add("dragged");
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    margin: "0",
    zIndex: "60",
    pointerEvents: "none",
  });
  document.body.append(ghost);
  return ghost;
}
