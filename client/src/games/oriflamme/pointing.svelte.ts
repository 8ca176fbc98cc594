// What the reader points at, by pointer or keyboard: the ribbon tells what it would do.
import type { Attachment } from "svelte/attachments";
import type { Names } from "../../words/speech";
import type { Choice } from "./targets";

export const pointing: { choice: Choice | null; names: Names } = $state({
  choice: null,
  names: [],
});

/** An element that stands for a choice. */
export function points(choice: Choice | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (!choice) return;
    const come = (): void => void (pointing.choice = choice);
    // An element that is taken away loses the focus in the middle of an update.
    const go = (): void =>
      queueMicrotask(() => {
        if (pointing.choice?.id === choice.id) pointing.choice = null;
      });
    for (const event of ["pointerenter", "focus"]) element.addEventListener(event, come);
    for (const event of ["pointerleave", "blur"]) element.addEventListener(event, go);
    return () => {
      go();
      for (const event of ["pointerenter", "focus"]) element.removeEventListener(event, come);
      for (const event of ["pointerleave", "blur"]) element.removeEventListener(event, go);
    };
  };
}
