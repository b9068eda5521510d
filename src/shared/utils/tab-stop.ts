/** Makes scrollable or readable parts tab stops, as WAI-ARIA requires of tab panels and scrollable regions. */
export const tabStop = { tabIndex: 0 } as const
