// Web Push: a message to this device when a turn begins and no page looks at the table.
import { GAMES } from "../words/speech";
import { api } from "./api";
import { gameName, t } from "../words/i18n.svelte";

type State = "impossible" | "off" | "on" | "changing";

class Push {
  state = $state<State>("impossible");
  /** Why it could not be switched on: the browser forbids it, or no subscription came. */
  trouble = $state<"denied" | "failed" | null>(null);
  private key: string | null = null;

  /** Finds out whether server and browser can, and whether it is on. */
  async look(): Promise<void> {
    if (!("serviceWorker" in navigator) || !("PushManager" in window) || !isSecureContext) return;
    if (this.key === null) {
      this.key = await api.pushKey().then(
        (answer) => answer.key,
        () => null,
      );
    }
    if (!this.key) return;
    const worker = await navigator.serviceWorker.getRegistration("/");
    const subscription = await worker?.pushManager.getSubscription();
    this.state = subscription ? "on" : "off";
  }

  async toggle(): Promise<void> {
    const was = this.state;
    this.state = "changing";
    this.trouble = null;
    try {
      this.state = was === "on" ? await this.stop() : await this.start();
    } catch {
      this.trouble = "failed";
      this.state = was;
    }
  }

  private async start(): Promise<State> {
    if ((await Notification.requestPermission()) !== "granted") {
      this.trouble = "denied";
      return "off";
    }
    await keepWords();
    await navigator.serviceWorker.register("/sw.js");
    const worker = await navigator.serviceWorker.ready;
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: this.key!,
    });
    await api.subscribe(subscription.toJSON());
    return "on";
  }

  private async stop(): Promise<State> {
    const worker = await navigator.serviceWorker.ready;
    const subscription = await worker.pushManager.getSubscription();
    if (subscription) {
      await api.unsubscribe(subscription.endpoint);
      await subscription.unsubscribe();
    }
    return "off";
  }
}

export const push = new Push();

/** Leaves the words of the message where the service worker finds them, in the reader's language. */
export async function keepWords(): Promise<void> {
  if (!("caches" in window)) return;
  const games = GAMES;
  const words = {
    turn: t("client-your-turn"),
    games: Object.fromEntries(games.map((game) => [game, gameName(game)])),
  };
  const cache = await caches.open("words");
  await cache.put("/words", new Response(JSON.stringify(words)));
}
