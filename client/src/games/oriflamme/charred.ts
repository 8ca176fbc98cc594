// What the fire has left of a card: its rim, burnt to an uneven edge. On a card of 120 by 168.
import { randomFrom } from "../../look/noise";

const WIDE = 120;
const HIGH = 168;
const STEP = 5;

function burnt(seed: number): string {
  const random = randomFrom(seed);
  /** How deep the fire has come, deeper near the corners. */
  const depth = (along: number, length: number): number => {
    const corner = Math.max(0, 1 - Math.min(along, length - along) / 22);
    return 0.9 + random() * 2 + corner * corner * (2 + random() * 3);
  };
  const points: [number, number][] = [];
  for (let x = STEP; x < WIDE; x += STEP) points.push([x, depth(x, WIDE)]);
  for (let y = STEP; y < HIGH; y += STEP) points.push([WIDE - depth(y, HIGH), y]);
  for (let x = WIDE - STEP; x > 0; x -= STEP) points.push([x, HIGH - depth(x, WIDE)]);
  for (let y = HIGH - STEP; y > 0; y -= STEP) points.push([depth(y, HIGH), y]);
  const inner = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  return `M0 0H${WIDE}V${HIGH}H0ZM${inner}Z`;
}

const RIMS = [burnt(3), burnt(17), burnt(29), burnt(41)];

/** The burnt rim of a card; the same card always has the same. */
export function charredRim(card: string): string {
  let sum = 0;
  for (const letter of card) sum += letter.charCodeAt(0);
  return RIMS[sum % RIMS.length]!;
}
