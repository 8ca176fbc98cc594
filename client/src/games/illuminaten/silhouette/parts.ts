// What the hair and the collar are made of.

export interface Parts {
  /** Cut in black. */
  readonly black?: readonly string[];
  /** Paper again: bands, lace, ermine. */
  readonly paper?: readonly string[];
  /** Black on that paper. */
  readonly ink?: readonly string[];
  /** Fine cuts that show the paper. */
  readonly cuts?: readonly string[];
}

export function together(...all: readonly Parts[]): Required<Parts> {
  return {
    black: all.flatMap((parts) => parts.black ?? []),
    paper: all.flatMap((parts) => parts.paper ?? []),
    ink: all.flatMap((parts) => parts.ink ?? []),
    cuts: all.flatMap((parts) => parts.cuts ?? []),
  };
}
