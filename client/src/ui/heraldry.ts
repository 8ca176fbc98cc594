// The five colours of players and families. Colour, pattern and charge each identify one alone.
import lion from "game-icon:lion";
import swan from "game-icon:swan";
import stag from "game-icon:stag-head";
import sun from "game-icon:heraldic-sun";
import raven from "game-icon:raven";

export const COLOURS = ["crimson", "azure", "green", "amber", "violet"] as const;
export type Colour = (typeof COLOURS)[number];

export const CHARGES: Readonly<Record<string, string>> = {
  crimson: lion,
  azure: swan,
  green: stag,
  amber: sun,
  violet: raven,
};

export function colourOf(seat: number): Colour {
  return COLOURS[seat % COLOURS.length]!;
}
