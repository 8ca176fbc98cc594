// What the stage of a running game reads and does: the session, and the reader's half-made choice.
import type { Choice, View } from "../games/module";
import type { Asking } from "../session/asking";
import type { AnyTable } from "../stage/table";
import { t } from "../words/i18n.svelte";
import { playerName, type Names, type Speech } from "../words/speech";

export class PlayTable implements AnyTable {
  selected = $state<string | null>(null);
  /** A choice that waits to be confirmed. */
  unconfirmed = $state.raw<Choice | null>(null);
  /** A choice that the lesson does not ask for. */
  refused = $state.raw<Choice | null>(null);
  /** Whether a coach says something that comes before the next choice. */
  listening = $state(false);
  /** What the unconfirmed choice brings with it: its only targets. */
  private foreseen = $state.raw<readonly Choice[]>([]);
  /** A choice whose targets are being asked for. */
  private asking: Choice | null = null;
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

  /** What may be chosen: nothing while a coach explains; before a choice with a single target is carried out, that target alone. */
  get choices(): readonly Choice[] {
    if (this.listening) return [];
    return this.foreseen.length > 0 ? this.foreseen : this.session.choices;
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
    if (this.foreseen.includes(choice)) return this.confirm(true);
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
    if (this.session.foresee && module.leads?.(choice)) void this.lookAhead(choice);
    else this.carryOut(choice);
  }

  /** Shows the only target of a choice before it is carried out. */
  private async lookAhead(choice: Choice): Promise<void> {
    if (this.asking) return;
    const { position } = this.session;
    this.withdraw();
    this.asking = choice;
    const found = await this.session.foresee!(choice);
    this.asking = null;
    if (this.session.position !== position) return;
    const targets = found.filter((one) => this.targetWords(one) !== null);
    if (targets.length === 0) return this.carryOut(choice);
    this.foreseen = targets;
    this.unconfirmed = choice;
  }

  private carryOut(choice: Choice): void {
    this.reset();
    void this.session.act(choice);
  }

  /** The reader's word on the choice that waits for it. */
  confirm(yes: boolean): void {
    const choice = this.unconfirmed;
    if (!yes || !choice) this.withdraw();
    else if (this.foreseen.length > 0) this.carryOut(choice);
    else this.choose(choice);
  }

  private withdraw(): void {
    this.unconfirmed = null;
    this.foreseen = [];
  }

  /** The question to the reader about the choice that waits. */
  question(choice: Choice): string {
    const what = this.words(choice);
    if (this.foreseen.length === 0) return t("client-sure", { what });
    const targets = new Set(this.foreseen.map((one) => this.targetWords(one)));
    const target = [...targets].join(" → ");
    return t("client-only-target", { what, target });
  }

  /** Forgets what was half chosen. */
  reset(): void {
    this.selected = null;
    this.withdraw();
    this.refused = null;
  }

  /** Takes back the last half of a choice; whether there was one. */
  stepBack(): boolean {
    if (this.unconfirmed) this.withdraw();
    else if (this.selected !== null) this.selected = null;
    else return false;
    return true;
  }

  private targetWords(choice: Choice): string | null {
    return this.session.module.target?.(choice, this.view, this.names) ?? null;
  }

  words(choice: Choice, short = false): string {
    // What follows of itself lacks the facts that the rules tell of legal choices.
    if (this.foreseen.includes(choice)) return this.targetWords(choice)!;
    return this.speech.action(this.view, choice, this.names, short);
  }

  inspect(id: string): void {
    this.inspected = id;
  }

  name(seat: number): string {
    return playerName(seat, this.names);
  }
}
