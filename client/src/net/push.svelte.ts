// Web Push: a message to this device when something happens at a table that no page looks at.
import { GAMES } from "../words/speech";
import { api } from "./api";
import { gameName, loadCatalogues, t } from "../words/i18n.svelte";

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
    if (subscription) void keepWords(); // perhaps the reader has changed the language
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

const KINDS = ["turn", "deadline", "request", "mention", "start", "lost"] as const;

/** Leaves the words of the messages where the service worker finds them, in the reader's language. */
export async function keepWords(): Promise<void> {
  if (!("caches" in window)) return;
  await loadCatalogues("notices");
  const games = GAMES;
  const words = {
    notices: Object.fromEntries(KINDS.map((kind) => [kind, t(`notices-${kind}`)])),
    games: Object.fromEntries(games.map((game) => [game, gameName(game)])),
  };
  const cache = await caches.open("words");
  await cache.put("/words", new Response(JSON.stringify(words)));
}
