/** Stands for `next/script`, which no page uses, in the browser (client-aliases.js): the client starts it with an empty list. */
export const initScriptLoader = () => {}
