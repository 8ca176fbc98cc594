// An outline in whole units of its box of 512: nobody sees the difference, and it weighs less.

/** How many numbers each command takes, and which of them are x (0), y (1) or neither (null). */
const AXES = {
  m: [0, 1],
  l: [0, 1],
  h: [0],
  v: [1],
  c: [0, 1, 0, 1, 0, 1],
  s: [0, 1, 0, 1],
  q: [0, 1, 0, 1],
  t: [0, 1],
  a: [null, null, null, null, null, 0, 1],
  z: [],
};
const NUMBER = /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i;
const FLAG = /^[\s,]*([01])/;

/** @param {string} outline @returns {string} the same, relative, its errors not adding up */
export function rounded(outline) {
  let exact = [0, 0];
  let drawn = [0, 0];
  let start = { exact, drawn };
  let said = "";
  let before = "";
  for (const { command, numbers } of steps(outline)) {
    const kind = command.toLowerCase();
    const base = command === kind ? exact : [0, 0];
    const axes = AXES[kind];
    const ends = [...exact];
    const reached = [...drawn];
    const told = numbers.map((number, index) => {
      const axis = axes[index];
      if (axis === null) return index < 2 ? Math.round(number * 10) / 10 : number;
      const goal = base[axis] + number;
      const whole = Math.round(goal - drawn[axis]);
      ends[axis] = goal;
      reached[axis] = drawn[axis] + whole;
      return whole;
    });
    if (kind === "z") ({ exact, drawn } = start);
    else [exact, drawn] = [ends, reached];
    if (kind === "m") start = { exact, drawn };
    const follows = before === kind || (before === "m" && kind === "l");
    said += joined(follows && kind !== "m" && kind !== "z" ? "" : kind, told);
    before = kind;
  }
  return said;
}

/** The commands of an outline, one for each set of numbers. */
function* steps(outline) {
  for (const [, letter, rest] of outline.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const axes = AXES[letter.toLowerCase()];
    let command = letter;
    let left = rest;
    do {
      const numbers = axes.map((_, index) => {
        const flag = axes.length === 7 && (index === 3 || index === 4);
        const [whole, number] = (flag ? FLAG : NUMBER).exec(left);
        left = left.slice(whole.length);
        return Number(number);
      });
      yield { command, numbers };
      command = { M: "L", m: "l" }[command] ?? command;
    } while (axes.length > 0 && left.trim() !== "");
  }
}

/** A command with its numbers; a minus needs no space before it. */
function joined(letter, numbers) {
  return numbers.reduce(
    (text, number, index) =>
      text + (number < 0 || (index === 0 && letter !== "") ? "" : " ") + String(number),
    letter,
  );
}
