// A page is shown when its first answers are there, so that nothing is pushed away from under a finger.

/** Milliseconds after which a page is shown without the answers that are still missing. */
export const PATIENCE = 1500;

/** Until all of these have come or failed, at most for the time above. */
export async function settled(...wanted: readonly Promise<unknown>[]): Promise<void> {
  await Promise.race([
    Promise.allSettled(wanted),
    new Promise((done) => setTimeout(done, PATIENCE)),
  ]);
}
