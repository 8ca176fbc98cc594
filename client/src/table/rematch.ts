import { api, codeOf } from "../net/api";
import { person } from "../net/person.svelte";
import type { Asking } from "../session/asking";
import { go } from "../ui/router.svelte";

/** Opens the next game at the same table; the host begins it where all seats are taken. */
export async function playAgain(session: Asking): Promise<void> {
  try {
    const next = await api.rematch(session.table.id);
    const mine = next.host === person.me?.id;
    if (mine && next.status === "open" && next.seats.every((seat) => seat.state !== "free"))
      await api.start(next.id).catch(() => undefined);
    go(`/t/${next.id}`);
  } catch (error) {
    session.refuse(codeOf(error));
  }
}
