/** Stands for Next's `process` in the browser (lean-client.js), which reads nothing of it but variables. */
export const env = {}
