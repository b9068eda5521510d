/** Replaces `next/script`, which no page uses, in the browser (client-aliases.js): the client calls it with an empty list. */
export const initScriptLoader = () => {}
