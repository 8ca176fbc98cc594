// The ribbon's second line: what the open decision means here, and what the choice would do that the
// reader points at.
import { forms, t } from "../../words/i18n.svelte";
import type { Speech } from "../../words/speech";
import { effectWords, type Reader } from "./effects";
import type { Choice } from "./targets";
import type { Oriflamme, View } from "./types";

/** The sentences about the open decision. `selected` is a card of the hand, `first:spy`. */
export function meaning(view: View, selected: string | null, reader: Reader): string {
  const { decision } = view;
  if (decision === null) return "";
  switch (decision.kind) {
    case "place":
      return [
        selected === null ? t("oriflamme-means-place") : brief(selected.split(":")[1]!),
        view.last_round ? t("oriflamme-means-place-last") : "",
      ].join(" ");
    case "keep-or-reveal":
      return keepOrReveal(view, reader);
    case "gap":
      return brief("royal-decree");
    case "twin":
      return brief("twin");
    case "plot":
    case "archer":
    case "soldier":
    case "spy":
    case "shapeshifter":
    case "assassination":
    case "royal-decree":
    case "apothecary":
    case "cutthroat":
    case "impersonation":
    case "bribery":
      return brief(decision.kind);
    default:
      return "";
  }
}

/** What a choice would do; null if there is nothing to tell before it. */
export function meaningOf(
  choice: Choice,
  view: View,
  speech: Speech<Oriflamme>,
  reader: Reader,
): string | null {
  const parts = choice.effect ? effectWords(choice.effect, reader, actingPlace(view)) : [];
  if (choice.acts != null)
    parts.push(t(choice.acts ? "oriflamme-effect-acts" : "oriflamme-effect-rests"));
  const effect = parts.join(", ");
  if (choice.form.startsWith("place-")) {
    const covered = choice.target ? [covers(choice.target)] : [];
    const here = effect === "" ? [] : [t("oriflamme-means-here", { effect })];
    return [...covered, ...here].join(" ") || null;
  }
  if (effect === "") return null;
  const what = speech.action(view, choice, reader.names);
  return t("oriflamme-means-choice", { what, effect });
}

function covers(kind: string): string {
  return t("oriflamme-means-covers", forms("card", `oriflamme-card-${kind}`));
}

function brief(kind: string): string {
  return t(`oriflamme-brief-${kind}`);
}

function actingPlace({ decision }: View): number {
  return decision !== null && "place" in decision ? (decision.place ?? 0) : 0;
}

function keepOrReveal(view: View, reader: Reader): string {
  const { decision } = view;
  if (decision?.kind !== "keep-or-reveal") return "";
  return [
    ...view.legal
      .filter(({ form }) => form === "reveal")
      .flatMap((one) => revealing(one, view, reader)),
    ...view.legal.filter(({ form }) => form === "keep").map((one) => keeping(one, view)),
  ].join(" ");
}

/** The card's ability, where it is not all told by the numbers, and the numbers. */
function revealing({ effect }: Choice, view: View, reader: Reader): string[] {
  const { decision } = view;
  const parts = effect ? effectWords(effect, reader, actingPlace(view)) : [];
  const told = parts.length > 0 ? [t("oriflamme-means-reveal", { effect: parts.join(", ") })] : [];
  const card = decision?.kind === "keep-or-reveal" ? decision.card : null;
  return card === null || effect?.nothing ? told : [brief(card), ...told];
}

function keeping({ laid = 0 }: Choice, view: View): string {
  const { decision } = view;
  if (view.last_round) return t("oriflamme-means-keep-last");
  const lying = decision?.kind === "keep-or-reveal" ? (decision.influence ?? 0) : 0;
  return t("oriflamme-means-keep", { laid, total: lying + laid });
}
