// Every luminary has a face of its own.
import { expect, test } from "vitest";
import { LUMINARIES } from "../src/games/illuminaten/data";
import { PORTRAITS, silhouette, standing, WORDS } from "../src/games/illuminaten/silhouette/draw";

const drawn = Object.entries(PORTRAITS).map(([id, described]) => ({ id, described }));

test("every luminary is described, in words that the generator knows", () => {
  expect(Object.keys(PORTRAITS)).toEqual(Object.keys(LUMINARIES));
  for (const { id, described } of drawn)
    for (const [part, known] of Object.entries(WORDS))
      expect(known, `${id} ${part}`).toContain(described[part as keyof typeof described]);
});

test("no two luminaries are described alike or look alike", () => {
  const described = new Set(drawn.map((one) => JSON.stringify(one.described)));
  const pictures = new Set(drawn.map((one) => JSON.stringify(silhouette(one.described))));
  expect(described.size).toBe(57);
  expect(pictures.size).toBe(57);
});

test("no face is used twice, whatever is worn with it", () => {
  const faces = drawn.map(({ described: { forehead, nose, lips, chin, build } }) =>
    [forehead, nose, lips, chin, build].join(" "),
  );
  expect(new Set(faces).size).toBe(faces.length);
});

test("every part of a silhouette is a path of numbers", () => {
  for (const { id, described } of drawn) {
    const { black, paper, ink, cuts } = silhouette(described);
    expect(black.length, id).toBeGreaterThan(2);
    for (const path of [...black, ...paper, ...ink, ...cuts])
      expect(path, id).toMatch(/^M[-\d. MCLAZhvalcz]+$/);
    expect(standing(described)).toMatch(/^translate/);
  }
});
