/** Stands for `next/script`, which no page uses, in the browser (lean-client.js): the client starts it with an empty list. */
export const initScriptLoader = () => {}
