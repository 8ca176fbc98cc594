// Which plots a reader sees, and how far each player is with them, in the order of the table.
import type { AimView, PartView, PlotProgress } from "#protocol/schema";
import { t } from "../../words/i18n.svelte";
import type { View } from "./types";

export interface PlotLine {
  readonly plot: string;
  /** The seat whose private plot it is; null for a public one. */
  readonly owner: number | null;
  /** Of each player whom it concerns. */
  readonly progress: readonly PlotProgress[];
}

export function plotLines(view: View): PlotLine[] {
  const of = (plot: string, owner: number | null): PlotLine => ({
    plot,
    owner,
    progress: view.progress.filter(
      (one) => one.plot === plot && (owner === null || one.seat === owner),
    ),
  });
  return [
    ...view.plots.flatMap((plot) => (plot ? [of(plot, null)] : [])),
    ...view.seats.flatMap((seat) => (seat.private ? [of(seat.private, seat.seat)] : [])),
  ];
}

/** The parts that tell something. The third is that a lodge has three cards: no news where the plot
 * asks for as many anyway. */
export function partsTold({ parts }: PlotProgress): readonly PartView[] {
  return parts[0]?.unit === "cards" ? parts.slice(0, 2) : parts;
}

/** `at`: the part's number in its plot. */
export function partWords({ unit, have, need }: PartView, at: number): string {
  return t(`illuminaten-ui-of-${at === 2 ? "lodge" : unit}`, { have, need });
}

/** All numbers of a plot, and what stands against it. */
export function progressWords(progress: PlotProgress): string {
  const { contested, state } = progress;
  const words = partsTold(progress).map(partWords);
  if (contested) words.push(t("illuminaten-ui-contested"));
  if (state === "blocked") words.push(t("illuminaten-ui-blocked"));
  return words.join(" · ");
}

/** X10: one of an artificial opponent's own plots. */
export function aimWords({ aim, have, need, contested }: AimView): string {
  const words = `${t(`illuminaten-aim-${aim}`)}: ${have}/${need}`;
  return contested ? `${words} · ${t("illuminaten-ui-contested")}` : words;
}

export interface Fulfilled {
  readonly key: string;
  readonly seat: number;
  readonly name: string;
  readonly about: string;
  /** The open cards that count. */
  readonly cards: readonly string[];
}

/** At the end: the plots with a player's disc on them, and what an artificial opponent has reached. */
export function fulfilled(view: View): readonly Fulfilled[] {
  const cards = (places: readonly number[]): readonly string[] =>
    places.flatMap((place) => view.field[place - 1]?.card ?? []);
  const plots = view.progress
    .filter(({ state }) => state === "on")
    .map(({ plot, seat, places }) => ({
      key: `${plot}-${seat}`,
      seat,
      name: t(`illuminaten-plot-${plot}`),
      about: t(`illuminaten-plot-${plot}`, {}, "about"),
      cards: cards(places),
    }));
  const automaton = view.seats.find((one) => one.automaton)?.seat ?? 0;
  const aims = view.aims
    .filter(({ have, need, contested }) => have >= need && !contested)
    .map(({ aim, have, need, places }) => ({
      key: aim,
      seat: automaton,
      name: t(`illuminaten-aim-${aim}`),
      about: `${have}/${need}`,
      cards: cards(places),
    }));
  return [...plots, ...aims];
}
