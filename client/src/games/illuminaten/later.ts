// Parts of the table that are loaded when they are first needed.
export const aims = () => import("./Aims.svelte");
export const contests = () => import("./Contest.svelte");
