/** The rule whose text is open, by its number. */
export const rules: { open: string | null } = $state({ open: null });
