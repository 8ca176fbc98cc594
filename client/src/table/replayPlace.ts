// The place of a replay in the address: `?step=38&seat=0`.

/** In place of a seat: all that the seats saw together. The server's word for it too. */
export const OPEN_CARDS = -4;

/** The least time between changes of the address: browsers limit their rate. */
const CALM = 400;

export interface Place {
  readonly step: number | null;
  readonly seat: number | null;
}

function whole(text: string | null): number | null {
  return text !== null && /^-?\d{1,6}$/.test(text) ? Number(text) : null;
}

export function placeIn(search: string): Place {
  const query = new URLSearchParams(search);
  return { step: whole(query.get("step")), seat: whole(query.get("seat")) };
}

export function placed(step: number, seat: number): string {
  return `?step=${step}&seat=${seat}`;
}

/** Puts the place into the address a moment later; the result takes that back. */
export function writePlace(step: number, seat: number): () => void {
  const path = location.pathname;
  const waiting = setTimeout(() => {
    if (location.pathname === path)
      history.replaceState(history.state, "", `${path}${placed(step, seat)}`);
  }, CALM);
  return () => clearTimeout(waiting);
}
