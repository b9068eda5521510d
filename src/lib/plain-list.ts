/**
 * Safari removes the list role if a style sheet removes the markers (`plain-list`), except in a `nav`; VoiceOver then
 * omits the list and its length.
 */
export const plainList = { role: 'list' } as const
