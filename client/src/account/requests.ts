// What the account pages ask of the server, and what it refuses, in words.
import type {
  AccountAnswer,
  CodesAnswer,
  ExportAnswer,
  LinkAnswer,
  Me,
  NoticesAnswer,
  OwnGamesAnswer,
} from "#protocol/schema";
import { ask, codeOf } from "../net/api";
import { errorText } from "../words/errors";
import { hasText, t } from "../words/i18n.svelte";

const me = (answer: { user: Me }): Me => answer.user;

export const account = {
  look: () => ask<AccountAnswer>("GET", "/account"),
  make: (login: string, password: string) =>
    ask<{ user: Me }>("POST", "/account", { login, password }).then(me),
  changePassword: (old: string, next: string) =>
    ask<{ user: Me }>("PUT", "/account/password", { old, new: next }).then(me),
  makeCodes: (password: string) =>
    ask<CodesAnswer>("POST", "/account/codes", { password }).then((answer) => answer.codes),
  recover: (login: string, code: string, next: string) =>
    ask<{ user: Me }>("POST", "/account/recovery", { login, code, new: next }).then(me),
  logIn: (login: string, password: string) =>
    ask<{ user: Me }>("POST", "/session", { login, password }).then(me),
  logOut: () => ask<unknown>("DELETE", "/session"),
  makeLink: () => ask<LinkAnswer>("POST", "/session/link", {}),
  openLink: (token: string) => ask<{ user: Me }>("POST", "/session/device", { token }).then(me),
  delete: (password: string | null) => ask<unknown>("DELETE", "/account", { password }),
  export: () => ask<ExportAnswer>("GET", "/account/export"),
  exportGames: (from: number) => ask<OwnGamesAnswer>("GET", `/account/export/games?from=${from}`),
};

export const notices = {
  look: () => ask<NoticesAnswer>("GET", "/notices"),
  choose: (off: readonly string[], language: string) =>
    ask<NoticesAnswer>("PUT", "/notices", { off, language }),
  sendCode: (address: string, language: string) =>
    ask<NoticesAnswer>("POST", "/notices/address", { address, language }),
  confirm: (code: string) => ask<NoticesAnswer>("POST", "/notices/confirm", { code }),
  forget: () => ask<NoticesAnswer>("DELETE", "/notices/address", {}),
};

/** Why something failed; `names` gives codes another name where they mean something else. */
export function failureOf(error: unknown, names: Readonly<Record<string, string>> = {}): string {
  const code = codeOf(error);
  const name = names[code] ?? code;
  const id = [`account-error-${name}`, `notices-error-${name}`].find(hasText);
  return id ? t(id) : errorText(code);
}
