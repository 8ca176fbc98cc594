// The link for friends: the address of this page, or one that leads here from elsewhere too.
import type { ServerAnswer } from "#protocol/schema";
import { api } from "../net/api";

export interface Invitation {
  readonly link: string;
  /** Who can open it. */
  readonly reach: "anyone" | "network" | "nobody";
}

type Here = Pick<Location, "origin" | "hostname" | "pathname">;

export function invitationFrom(here: Here, server: ServerAnswer): Invitation {
  const at = (base: string): string => new URL(here.pathname, base).href;
  if (server.base_url !== null) return { link: at(server.base_url), reach: "anyone" };
  if (!isLoopback(here.hostname)) return { link: at(here.origin), reach: "anyone" };
  if (server.network !== null) return { link: at(server.network), reach: "network" };
  return { link: at(here.origin), reach: "nobody" };
}

/** Whether a host is, for everybody, their own machine. */
function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}

let server: Promise<ServerAnswer> | null = null;

/** The server is asked once. */
export async function invitation(): Promise<Invitation> {
  server ??= api.server();
  try {
    return invitationFrom(location, await server);
  } catch (error) {
    server = null;
    throw error;
  }
}
