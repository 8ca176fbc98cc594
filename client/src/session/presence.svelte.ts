// Which people of a table are away, and since when this page has known.
import type { PresenceInfo } from "#protocol/schema";

const NOBODY_AWAY: PresenceInfo = { away: [], spectators: 0, vote_after: null };

export class Presence {
  info = $state.raw<PresenceInfo>(NOBODY_AWAY);
  /** When each absent seat was first seen absent, by our clock. */
  private seen = new Map<number, number>();
  /** A person who has come back after a while. */
  back = $state<number | null>(null);

  isAway(seat: number): boolean {
    return this.info.away.some((one) => one.seat === seat);
  }

  /** When the person of a seat left, by the server's clock; null if that is not known. */
  awaySince(seat: number): number | null {
    return this.info.away.find((one) => one.seat === seat)?.since ?? null;
  }

  receive(info: PresenceInfo, lately: number): void {
    const now = Date.now();
    const away = new Set(info.away.map((one) => one.seat));
    for (const [seat, since] of this.seen) {
      if (away.has(seat)) continue;
      this.seen.delete(seat);
      if (now - since >= lately) this.back = seat;
    }
    for (const seat of away) if (!this.seen.has(seat)) this.seen.set(seat, now);
    this.info = info;
  }
}
