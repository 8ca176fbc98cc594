/** What is open above the table. */
export type Overlay = "menu" | "keys" | "choices" | "result" | "howto" | null;
