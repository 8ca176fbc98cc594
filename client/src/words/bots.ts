import { hasText, t } from "./i18n.svelte";

/** A bot's level in words. */
export function botName(level: string): string {
  return hasText(`bot-${level}`) ? t(`bot-${level}`) : level;
}
