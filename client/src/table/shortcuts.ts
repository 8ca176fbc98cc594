// The keys of the table; Keys.svelte lists them.
import type { Asking } from "../session/asking";
import { isArrow, moveFocus } from "../stage/keys";
import type { PlayTable } from "./playTable.svelte";

export interface Shortcuts {
  readonly session: Asking;
  readonly table: PlayTable;
  readonly root: () => HTMLElement | null;
  readonly open: (what: "menu" | "keys" | "choices") => void;
  readonly toggleLog: () => void;
}

/** What a pressed key does, unless somebody types or a dialog has it. */
export function shortcuts(at: Shortcuts): (event: KeyboardEvent) => void {
  const { session, table } = at;
  const myTurn = (): boolean => session.choices.length > 0 && !table.listening;

  function escape(): void {
    if (!table.stepBack()) (document.activeElement as HTMLElement | null)?.blur();
  }

  function inspect(): void {
    const focused = document.activeElement;
    const id = focused instanceof HTMLElement ? focused.dataset["inspect"] : undefined;
    if (id !== undefined) table.inspect(id);
  }

  /** The button of the ribbon with this number. */
  function press(number: number): void {
    const { view, choices } = session;
    const choice = view && !table.listening && session.module.buttons(choices, view)[number - 1];
    if (choice) table.choose(choice);
  }

  const act: Record<string, (event: KeyboardEvent) => void> = {
    Escape: escape,
    "?": () => at.open("keys"),
    KeyC: () => myTurn() && at.open("choices"),
    KeyI: inspect,
    KeyH: () => myTurn() && session.table.advice !== false && void session.askHint(),
    KeyU: ({ shiftKey }) => session.position?.undo !== "none" && void session.undo(shiftKey),
    KeyR: () => void session.replaySince(),
    KeyL: at.toggleLog,
    KeyM: () => at.open("menu"),
  };

  return (event) => {
    const typing = (event.target as Element).closest("input, textarea, select, dialog");
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isArrow(event.key)) {
      const root = at.root();
      if (root && myTurn() && moveFocus(root, event.key)) event.preventDefault();
    } else if (/^[1-9]$/.test(event.key)) press(Number(event.key));
    else (act[event.key] ?? act[event.code])?.(event);
  };
}
