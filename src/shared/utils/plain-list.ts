/** Safari drops the role of a list without markers (`plain-list`); VoiceOver then omits its length. */
export const plainList = { role: 'list' } as const
