import type { View } from "../src/games/module";
import { beforeAll, describe, expect, test } from "vitest";
import { familySeat } from "../src/games/oriflamme/context";
import { loadCatalogues } from "../src/words/i18n.svelte";
import { botAt, namesAt } from "../src/words/speech";

describe("words", () => {
  beforeAll(async () => {
    await loadCatalogues("common", "client", "oriflamme");
  });

  test("the first language is the browser's", async () => {
    const { settings } = await import("../src/ui/settings.svelte");
    expect(settings.language).toBe("uk");
  });

  test("an event is told with the forms of its things, and hides what is hidden", async () => {
    const { Speech } = await import("../src/words/speech");
    const speech = new Speech("oriflamme");
    const event = {
      event: "placed",
      rule: "O3.1",
      seat: 0,
      family: "crimson",
      place: 2,
      covering: 0,
    };
    expect(speech.event({ ...event, card: "spy" }, ["Оля"])).toBe(
      "Оля кладе Шпигуна на правий край ряду.",
    );
    expect(speech.event({ ...event, card: null }, [null])).toBe(
      "Червоний кладе карту на правий край ряду.",
    );
  });

  test("a line of the log knows its rule and the number of players", async () => {
    const { Speech } = await import("../src/words/speech");
    const speech = new Speech("oriflamme");
    const places = {
      event: "placed",
      rule: "O3.1",
      seat: 0,
      family: "green",
      place: 2,
      covering: 0,
    };
    expect(speech.event({ ...places, card: null }, [null, null])).toBe(
      "Червоний кладе карту Зелених на правий край ряду.",
    );
    const gains = { event: "gained", rule: "O5.1", seat: 1, count: 1 };
    expect(speech.event(gains, [null, null])).toBe(
      "Синій отримує 1\u00a0очко впливу за вилучення карти.",
    );
  });

  test("a card of the player who acts is their own", async () => {
    const { Speech } = await import("../src/words/speech");
    const { oriflammeContext } = await import("../src/games/oriflamme/context");
    const speech = new Speech("oriflamme", oriflammeContext);
    const event = { event: "eliminated", rule: "O6.2", family: "azure", card: "archer", place: 2 };
    const names = ["Оля", "Ада", "Ян"];
    expect(speech.event({ ...event, seat: 1 }, names)).toBe(
      "Ада вилучає власну карту на місці\u00a02: Лучниця.",
    );
    expect(speech.event({ ...event, seat: 1 }, names, 1)).toBe(
      "Ви вилучаєте власну карту на місці\u00a02: Лучниця.",
    );
    expect(speech.event({ ...event, seat: 0 }, names)).toBe(
      "Оля вилучає Лучницю гравця Ада на місці\u00a02.",
    );
    const bribed = { ...event, event: "bribed", rule: "O7.11", seat: 0, token: "crimson" };
    expect(speech.event(bribed, names, 0)).toBe(
      "Ви підкуповуєте Лучницю гравця Ада на місці\u00a02.",
    );
  });

  test("an action is told by its form and arguments, and by its notation without a text", async () => {
    const { Speech } = await import("../src/words/speech");
    const speech = new Speech("oriflamme");
    const view = {} as View;
    const choice = { id: 1, form: "aside", args: { card: "spy" }, text: "aside spy" };
    expect(speech.action(view, choice, [])).toBe("Відкласти Шпигуна");
    expect(speech.action(view, { ...choice, form: "unheard-of" }, [])).toBe("aside spy");
  });

  test("all rules are listed under their numbers", async () => {
    const { loadRules, ruleNumbers } = await import("../src/words/i18n.svelte");
    await loadRules();
    expect(ruleNumbers("oriflamme")).toContain("O6.9");
  });

  test("the language changes at once, with all catalogues", async () => {
    const { changeLanguage, t } = await import("../src/words/i18n.svelte");
    await changeLanguage("en");
    expect(t("oriflamme-card-spy")).toBe("Spy");
    await changeLanguage("uk");
    expect(t("oriflamme-card-spy")).toBe("Шпигун");
  });
});

test("a family goes by the name of its player, unless that has two", () => {
  expect(familySeat("azure", [null, "Оля", null])).toBe(1);
  expect(familySeat("crimson", [null, "Оля", null])).toBeNull();
  expect(familySeat("azure", ["Іра", "Оля"])).toBeNull();
});

test("an artificial opponent is a figure of the game, a bot has a name of ours, a person their own", async () => {
  await loadCatalogues("illuminaten");
  const seat = { player: null, bot: null, stand_in: false };
  const seats = [
    { ...seat, seat: 0, state: "automatic" as const, name: "", figure: "weishaupt" },
    { ...seat, seat: 1, state: "human" as const, name: "Оля" },
    { ...seat, seat: 2, state: "bot" as const, name: "" },
    { ...seat, seat: 3, state: "free" as const, name: "" },
  ];
  expect(namesAt({ id: "abc", seats }, "illuminaten")).toEqual([
    { thing: "illuminaten-opponent-weishaupt" },
    "Оля",
    { thing: `client-bot-name-${botAt("abc", 2) + 1}` },
    null,
  ]);
});

test("players of one name, such as the bots of a record, are told apart by numbers", () => {
  const seat = { player: null, bot: null, stand_in: false, state: "human" as const };
  const seats = ["Оля", "page", "page"].map((name, at) => ({ ...seat, seat: at, name }));
  expect(namesAt({ id: "abc", seats }, "ablaze")).toEqual(["Оля", "page 1", "page 2"]);
});

test("no two bots at a table have the same name", () => {
  for (const table of ["abc", "x", "QkzP2"]) {
    const bots = [0, 1, 2, 3, 4].map((seat) => botAt(table, seat));
    expect(new Set(bots).size).toBe(5);
  }
});
