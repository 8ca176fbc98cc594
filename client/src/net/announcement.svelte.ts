// What the host of the server tells everybody, such as a restart; any of the sockets brings it.
import type { Announcement } from "#protocol/schema";

class Announcements {
  private told = $state.raw<Announcement | null>(null);
  private read = $state.raw<string | null>(null);

  /** What is told now, unless the reader has put it away. */
  get shown(): Announcement | null {
    return this.told && this.told.text !== this.read ? this.told : null;
  }

  set(announcement: Announcement | null): void {
    this.told = announcement;
    if (announcement === null) this.read = null;
  }

  putAway(): void {
    this.read = this.told?.text ?? null;
  }
}

export const announcements = new Announcements();
