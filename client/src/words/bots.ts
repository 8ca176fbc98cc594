import { hasText, t } from "./i18n.svelte";

/** How a bot of that level plays, in a sentence; nothing for a program of somebody else's. */
export function temper(level: string): string {
  return hasText(`client-temper-${level}`) ? t(`client-temper-${level}`) : "";
}

/** A bot's level in words. */
export function botName(level: string): string {
  return hasText(`bot-${level}`) ? t(`bot-${level}`) : level;
}
