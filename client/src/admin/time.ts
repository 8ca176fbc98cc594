// Times of the server in the reader's language.
import { settings } from "../ui/settings.svelte";

export function timeText(milliseconds: number): string {
  const style = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(settings.language, style).format(milliseconds);
}

export function dayText(milliseconds: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "medium" }).format(milliseconds);
}
