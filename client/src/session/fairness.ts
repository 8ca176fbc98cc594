// The check of a finished game's shuffles, as docs/fairness.md describes it.
import type { ChanceDraw, DrawsAnswer } from "#protocol/schema";

/** What the check found. `draws` of them follow from the seed; `wrong` is the first that does not. */
export interface Verdict {
  readonly result: "fair" | "no-seal" | "no-seed" | "wrong-seed" | "wrong-lot" | "wrong-draw";
  readonly draws: number;
  readonly wrong: ChanceDraw | null;
}

/** What the draws are checked against, from sources other than their list. */
export interface Known {
  /** The commitment as the table has shown it. */
  readonly seal: string | null;
  /** All actions, from the record. */
  readonly actions: readonly string[];
  /** The numbers of the actions of chance. */
  readonly chance: readonly number[];
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

function hexadecimal(digest: ArrayBuffer): string {
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Browsers have cryptography only for pages with TLS, or from this machine. */
export function canCheck(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** The numbers that a seed gives. */
class Seed {
  private constructor(
    private readonly text: string,
    private readonly key: CryptoKey,
  ) {}

  static async of(text: string): Promise<Seed> {
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    return new Seed(
      text,
      await crypto.subtle.importKey("raw", bytes(text), algorithm, false, ["sign"]),
    );
  }

  async commitment(): Promise<string> {
    return hexadecimal(await crypto.subtle.digest("SHA-256", bytes(this.text)));
  }

  /** Below `limit`, for what has this key. */
  async number(key: string, limit: number): Promise<number> {
    const digest = await crypto.subtle.sign("HMAC", this.key, bytes(key));
    return Number(BigInt(`0x${hexadecimal(digest)}`) % BigInt(limit));
  }

  async outcome({ key, options, weights }: ChanceDraw): Promise<string | undefined> {
    const sum = weights.reduce((total, weight) => total + weight, 0);
    let point = await this.number(key, sum);
    return options.find((_, index) => (point -= weights[index]!) < 0);
  }

  async lot(seats: readonly number[]): Promise<number[]> {
    const drawn = [...seats];
    for (let last = drawn.length - 1; last > 0; last--) {
      const other = await this.number(`lot ${last}`, last + 1);
      [drawn[last], drawn[other]] = [drawn[other]!, drawn[last]!];
    }
    return drawn;
  }
}

/** Whether the keys are those of the scheme: none is left out, none comes twice. */
function keysInOrder(draws: readonly ChanceDraw[]): (draw: ChanceDraw) => boolean {
  const byNumber = draws.every(({ key, index }) => key === String(index - 1));
  const next = new Map<string, number>();
  return ({ key, options }) => {
    if (byNumber) return true;
    const [, form = "", number] = /^(\S+) (\d+)$/.exec(key) ?? [];
    const expected = next.get(form) ?? 0;
    next.set(form, expected + 1);
    return Number(number) === expected && options.every((option) => option.startsWith(form));
  };
}

export async function check(answer: DrawsAnswer, known: Known): Promise<Verdict> {
  const told = (
    result: Verdict["result"],
    draws = 0,
    wrong: ChanceDraw | null = null,
  ): Verdict => ({
    result,
    draws,
    wrong,
  });
  if (known.seal === null) return told("no-seal");
  if (answer.seed === null) return told("no-seed");
  const seed = await Seed.of(answer.seed);
  if ((await seed.commitment()) !== known.seal) return told("wrong-seed");
  if (answer.lot) {
    const drawn = await seed.lot(answer.waiting);
    if (answer.waiting.some((seat, at) => answer.lot![seat] !== drawn[at]))
      return told("wrong-lot");
  }
  const keyIsRight = keysInOrder(answer.draws);
  for (const [at, draw] of answer.draws.entries()) {
    const right =
      keyIsRight(draw) &&
      draw.index === known.chance[at] &&
      draw.drawn === known.actions[draw.index - 1] &&
      draw.drawn === (await seed.outcome(draw));
    if (!right) return told("wrong-draw", at, draw);
  }
  const all = answer.draws.length === known.chance.length;
  return all ? told("fair", answer.draws.length) : told("wrong-draw", answer.draws.length);
}
