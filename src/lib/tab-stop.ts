/**
 * Makes what is read or scrolled, but not pressed, a stop of the Tab key, as WAI-ARIA asks of tab panels and of
 * regions that scroll: a keyboard reaches them no other way.
 */
export const tabStop = { tabIndex: 0 } as const
