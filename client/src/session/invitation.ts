// The link for friends: the address of this page, or one that leads here from elsewhere too.
import type { HouseAnswer } from "#protocol/schema";
import { api } from "../net/api";

export interface Invitation {
  readonly link: string;
  /** Who can open it. */
  readonly reach: "anyone" | "network" | "nobody";
}

type Here = Pick<Location, "origin" | "hostname" | "pathname">;

export function invitationFrom(here: Here, house: HouseAnswer): Invitation {
  const at = (base: string): string => new URL(here.pathname, base).href;
  if (house.base_url !== null) return { link: at(house.base_url), reach: "anyone" };
  if (!isLoopback(here.hostname)) return { link: at(here.origin), reach: "anyone" };
  if (house.network !== null) return { link: at(house.network), reach: "network" };
  return { link: at(here.origin), reach: "nobody" };
}

/** Whether a host is, for everybody, their own machine. */
function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}

export async function invitation(): Promise<Invitation> {
  return invitationFrom(location, await api.house());
}
