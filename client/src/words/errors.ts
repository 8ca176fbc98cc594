import { hasText, t } from "./i18n.svelte";

/** Why something was refused, by the code of the refusal. */
export function errorText(code: string): string {
  return t(hasText(`client-error-${code}`) ? `client-error-${code}` : "client-error-other");
}
