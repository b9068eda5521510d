import { type Field, text } from '../fields'

const isToken = (value: string): boolean => /^[\w.-]{20,300}$/.test(value)

/** What the link of a mail brings along. */
export const linkToken = (): Field<string> =>
  text({ kind: 'hidden', max: 300, isPersonal: true, pattern: [isToken, 'staleLink'] })
