// The tables of the box, read from the same files as the server's.
import connectionTable from "#games/illuminaten/rules/data/connections.csv?raw";
import luminaryTable from "#games/illuminaten/rules/data/luminaries.csv?raw";
import slotTable from "#games/illuminaten/rules/data/slots.csv?raw";

export const FACTIONS = [
  "nobility",
  "magistrates",
  "artists",
  "connoisseurs",
  "clergy",
  "scholars",
] as const;
export type Faction = (typeof FACTIONS)[number];

export type Source = "seed" | "inferred" | "reconstructed";

/** X3.3: favor of the primary faction and of the secondary one. */
export interface Price {
  readonly primary: number;
  readonly secondary: number;
}

export interface Luminary {
  readonly id: string;
  /** Empty if there is none. */
  readonly codeName: string;
  readonly degree: string;
  /** The primary faction, then the secondary if there is one. */
  readonly factions: readonly Faction[];
  readonly ability: string;
  readonly strength: string;
  readonly organisation: string;
  readonly slots: readonly Price[];
  readonly sources: Readonly<Record<string, Source>>;
}

/** The lines of a table by the names of its columns. */
export function table(text: string): Record<string, string>[] {
  const [head, ...lines] = text.trim().split(/\r?\n/).map(cells);
  return lines.map((line) =>
    Object.fromEntries(head!.map((name, index) => [name, line[index] ?? ""])),
  );
}

function cells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    (found) => found[1]?.replaceAll('""', '"') ?? found[2] ?? "",
  );
}

function slotsOf(degree: string): Price[] {
  return table(slotTable)
    .filter((row) => row["degree"] === degree)
    .map((row) => ({ primary: Number(row["primary"]), secondary: Number(row["secondary"]) }));
}

function luminary(row: Record<string, string>): Luminary {
  const degree = row["degree"]!.replace(" ", "-");
  const sources = Object.entries(row).filter(([name]) => name.endsWith("_source"));
  return {
    id: row["id"]!,
    codeName: row["code_name"]!,
    degree,
    factions: [row["primary"], row["secondary"]].filter((one) => one) as Faction[],
    ability: row["ability"]!,
    strength: row["strength"]!,
    organisation: row["organisation"]!,
    slots: slotsOf(degree),
    sources: Object.fromEntries(
      sources.map(([name, source]) => [name.replace("_source", ""), source as Source]),
    ),
  };
}

export const LUMINARIES: Readonly<Record<string, Luminary>> = Object.fromEntries(
  table(luminaryTable).map((row) => [row["id"], luminary(row)]),
);

/** X1.4: the three factions of a connection card. */
export const CONNECTIONS: Readonly<Record<string, readonly Faction[]>> = Object.fromEntries(
  table(connectionTable).map((row) => [row["number"], row["factions"]!.split(" ") as Faction[]]),
);
