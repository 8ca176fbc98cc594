// The landmarks of a finished game: its chapters, such as rounds, and its key moments.
import type { ReplayStep } from "#protocol/schema";
import type { AnyModule } from "../games/module";
import type { GameEvent } from "../words/speech";

export interface Mark {
  /** The step of the replay. */
  readonly step: number;
  readonly kind: "chapter" | "moment";
  readonly event: GameEvent;
}

type Told = Pick<ReplayStep, "index" | "events">;

export function opensChapter(module: AnyModule, event: GameEvent): boolean {
  return module.chapter?.(event) ?? event.event === "round-began";
}

function kindOf(module: AnyModule, event: GameEvent): Mark["kind"] | null {
  if (opensChapter(module, event)) return "chapter";
  return event.event === "won" || module.moment?.(event) ? "moment" : null;
}

/** The marks of a game in their order. */
export function marksOf(steps: readonly Told[], module: AnyModule): readonly Mark[] {
  return steps.flatMap(({ index, events }) =>
    (events as readonly GameEvent[]).flatMap((event) => {
      const kind = kindOf(module, event);
      return kind ? [{ step: index, kind, event }] : [];
    }),
  );
}

/** The steps where chapters begin, each once. */
export function chapterSteps(marks: readonly Mark[]): readonly number[] {
  return [...new Set(marks.filter(({ kind }) => kind === "chapter").map(({ step }) => step))];
}

/** A chapter with what is worth a look in it; before the first one there is no opening. */
export interface Chapter {
  readonly opening: Mark | null;
  readonly moments: readonly Mark[];
}

export function chaptersOf(marks: readonly Mark[]): readonly Chapter[] {
  const chapters: { opening: Mark | null; moments: Mark[] }[] = [];
  for (const mark of marks) {
    if (mark.kind === "chapter") chapters.push({ opening: mark, moments: [] });
    else {
      if (chapters.length === 0) chapters.push({ opening: null, moments: [] });
      chapters.at(-1)!.moments.push(mark);
    }
  }
  return chapters;
}

/** The step where somebody first decides: what comes before it is dealing. */
export function firstDecision(
  steps: readonly { readonly observation: { readonly actor: number } }[],
): number {
  return Math.max(
    0,
    steps.findIndex(({ observation }) => observation.actor >= 0),
  );
}
