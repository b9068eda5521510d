/**
 * Keeps a list a list: Safari takes the role from one whose markers a style sheet removes (`plain-list`), unless it
 * stands in a `nav`, so that VoiceOver names neither the list nor how many items it has.
 */
export const plainList = { role: 'list' } as const
