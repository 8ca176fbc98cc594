// What the stage of a running game reads and does: the session, and the reader's half-made choice.
import type { Choice, View } from "../games/module";
import type { Asking } from "../session/asking";
import type { AnyTable } from "../stage/table";
import { playerName, type Names, type Speech } from "../words/speech";

export class PlayTable implements AnyTable {
  selected = $state<string | null>(null);
  /** A choice that waits to be confirmed. */
  unconfirmed = $state.raw<Choice | null>(null);
  /** A choice that the lesson does not ask for. */
  refused = $state.raw<Choice | null>(null);
  ending = $state(false);
  /** What the Inspector is open for. */
  inspected = $state<string | null>(null);
  readonly hints: ReadonlyMap<number, number> = $derived.by(
    () => new Map(this.session.hints.slice(0, 1).map(({ action, share }) => [action, share ?? 1])),
  );

  constructor(private readonly session: Asking) {}

  get shown(): unknown {
    return this.session.stage?.shown ?? null;
  }

  get view(): View {
    return this.session.view!;
  }

  get seat(): number {
    return this.session.seat;
  }

  get choices(): readonly Choice[] {
    return this.session.choices;
  }

  get pending(): Choice | null {
    return this.session.pending;
  }

  get names(): Names {
    return this.session.names;
  }

  get speech(): Speech {
    return this.session.speech;
  }

  choose(choice: Choice): void {
    const { module, coach } = this.session;
    if (coach && coach.allowed.length > 0 && !coach.allowed.includes(choice.id)) {
      this.reset();
      this.refused = choice;
      return;
    }
    if (module.confirm?.(choice, this.view) && this.unconfirmed?.id !== choice.id) {
      this.unconfirmed = choice;
      return;
    }
    this.reset();
    void this.session.act(choice);
  }

  /** The reader's word on the choice that waits for it. */
  confirm(yes: boolean): void {
    const choice = this.unconfirmed;
    if (yes && choice) this.choose(choice);
    else this.unconfirmed = null;
  }

  /** Forgets what was half chosen. */
  reset(): void {
    this.selected = null;
    this.unconfirmed = null;
    this.refused = null;
  }

  /** Takes back the last half of a choice; whether there was one. */
  stepBack(): boolean {
    if (this.unconfirmed) this.unconfirmed = null;
    else if (this.selected !== null) this.selected = null;
    else return false;
    return true;
  }

  words(choice: Choice, short = false): string {
    return this.speech.action(this.view, choice, this.names, short);
  }

  inspect(id: string): void {
    this.inspected = id;
  }

  name(seat: number): string {
    return playerName(seat, this.names);
  }
}
