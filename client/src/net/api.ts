// The server by plain HTTP.
import type {
  BranchBody,
  Create,
  DrawsAnswer,
  Edit,
  ErrorAnswer,
  GamesAnswer,
  GivenOrder,
  LastTurn,
  Me,
  MeAnswer,
  OrdersAnswer,
  PushKeyAnswer,
  Record as GameRecord,
  ReplayAnswer,
  ReviewProgress,
  ServerAnswer,
  StepsAnswer,
  TableAnswer,
  TableInfo,
  TablesAnswer,
} from "#protocol/schema";

/** The table to open. */
export type NewTable = Omit<Create, "type">;

/** What the server refuses; `code` is what the reader is told in words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The code of what went wrong; a fault of our own also goes to the console. */
export function codeOf(error: unknown): string {
  if (error instanceof Refused) return error.code;
  console.error(error);
  return "internal";
}

export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  const request: RequestInit = { method, headers };
  if (body !== undefined) {
    request.headers = { ...headers, "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, request);
  } catch {
    throw new Refused("offline", "the server cannot be reached");
  }
  const answer = (await response.json().catch(() => ({}))) as T & Partial<ErrorAnswer>;
  if (!response.ok) {
    throw new Refused(
      answer.error?.code ?? "internal",
      answer.error?.message ?? response.statusText,
    );
  }
  return answer;
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => ask<MeAnswer>("GET", "/me").then((answer) => answer.user),
  rename: (name: string) => ask<{ user: Me }>("POST", "/me", { name }).then((a) => a.user),
  games: () => ask<GamesAnswer>("GET", "/games").then((answer) => answer.games),
  server: () => ask<ServerAnswer>("GET", "/server"),
  tables: (scope: "open" | "running" | "mine" | "imported") =>
    ask<TablesAnswer>("GET", `/tables?scope=${scope}`).then((answer) => answer.tables),
  create: (body: NewTable) => ask<TableInfo>("POST", "/tables", body),
  /** Begins the guided first game of a game, or goes on with it. */
  learn: (game: string, anew = false) => ask<TableInfo>("POST", "/lessons", { game, anew }),
  table: (id: string) => ask<TableAnswer>("GET", table(id)),
  join: (id: string, body: { seat?: number; name?: string } = {}) =>
    ask<TableAnswer>("POST", `${table(id)}/join`, body),
  leave: (id: string) => ask<TableAnswer>("POST", `${table(id)}/leave`, {}),
  seatBot: (id: string, seat: number, bot: string | null) =>
    ask<TableAnswer>("POST", `${table(id)}/seat`, { seat, bot }),
  start: (id: string, fill?: string) =>
    ask<TableAnswer>("POST", `${table(id)}/start`, fill ? { fill } : {}),
  edit: (id: string, body: Omit<Edit, "type" | "id">) =>
    ask<TableAnswer>("POST", `${table(id)}/edit`, body),
  say: (id: string, text: string) => ask<unknown>("POST", `${table(id)}/chat`, { text }),
  rematch: (id: string) => ask<TableInfo>("POST", `${table(id)}/rematch`, {}),
  replay: (id: string, seat: number, from: number, to: number) =>
    ask<ReplayAnswer>("GET", `${table(id)}/replay?seat=${seat}&from=${from}&to=${to}`),
  steps: (id: string, seat: number, from: number, to: number) =>
    ask<StepsAnswer>("GET", `${table(id)}/steps?seat=${seat}&from=${from}&to=${to}`),
  draws: (id: string) => ask<DrawsAnswer>("GET", `${table(id)}/draws`),
  record: (id: string) => ask<GameRecord>("GET", `${table(id)}/record`),
  importRecord: (body: unknown) => ask<TableInfo>("POST", "/records", body),
  review: (id: string) => ask<ReviewProgress>("GET", `${table(id)}/review`),
  startReview: (id: string) => ask<ReviewProgress>("POST", `${table(id)}/review`, {}),
  cancelReview: (id: string) => ask<ReviewProgress>("DELETE", `${table(id)}/review`, {}),
  /** Plays on from a decision of a finished game, at a new table. */
  branch: (id: string, body: BranchBody) => ask<TableInfo>("POST", `${table(id)}/branches`, body),
  orders: (id: string, seat: number) =>
    ask<OrdersAnswer>("GET", `${table(id)}/orders?seat=${seat}`),
  giveOrders: (id: string, seat: number, orders: readonly GivenOrder[]) =>
    ask<OrdersAnswer>("PUT", `${table(id)}/orders`, { seat, orders }),
  lastTurn: (id: string, seat: number) =>
    ask<LastTurn>("GET", `${table(id)}/last-turn?seat=${seat}`),
  recordAddress: (id: string) => `/api${table(id)}/record`,
  pushKey: () => ask<PushKeyAnswer>("GET", "/push"),
  subscribe: (body: PushSubscriptionJSON) => ask<unknown>("POST", "/push", body),
  unsubscribe: (endpoint: string) => ask<unknown>("DELETE", "/push", { endpoint }),
};
