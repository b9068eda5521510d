/** Stands for Next's `process` in the browser (client-aliases.js), which reads nothing of it but variables. */
export const env = {}
