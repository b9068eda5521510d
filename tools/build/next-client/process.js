/** Replaces Next's `process` in the browser (client-aliases.js), where only its variables are read. */
export const env = {}
