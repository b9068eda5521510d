import { serverEnv } from '@/config/env'
import { hasPhone } from '@/form-schemas/rules/contact-details'
import { parseMailbox } from '../../mail/address'
import { foldNickname } from '../fold-nickname'
import { INSULTS, ROLES } from './words'

/** Digits read as letters: "adm1n". */
const LETTER_OF: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
}

/** Shortest brand word that is searched for. */
const SHORTEST_BRAND = 4

/** Folded words of the sender's name and the site's host: a nickname with them seems to be the brand. */
const brandWords = (): string[] => {
  const { MAIL_FROM, SITE_URL } = serverEnv()
  const name = parseMailbox(MAIL_FROM ?? '')?.name ?? ''
  const host = new URL(SITE_URL).hostname.replace(/^www\./, '').split('.')[0] ?? ''
  return [name, host]
    .flatMap((text) => foldNickname(text).split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= SHORTEST_BRAND)
}

/** A name's parts, divided by capitals and digits, folded. */
const partsOf = (nickname: string): string[] =>
  nickname
    .split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|\d+/u)
    .map(foldNickname)
    .filter((part) => part !== '')

const withoutRepeats = (text: string): string => text.replace(/(.)\1{2,}/gu, '$1')

/** A whole name's readings: without digits, and with digits as letters. */
const readingsOf = (nickname: string): string[] => {
  const folded = withoutRepeats(foldNickname(nickname))
  return [folded.replace(/\d+/g, ''), [...folded].map((letter) => LETTER_OF[letter] ?? letter).join('')]
}

/** Whether a nickname is no telephone number, insult, brand, profession or authority (behavior REVIEW-14). */
export function isSuitableNickname(nickname: string): boolean {
  if (hasPhone(nickname.replace(/\D+/g, ''))) return false
  const readings = readingsOf(nickname)
  const forbidden = [...ROLES.parts, ...INSULTS.parts, ...brandWords()]
  if (forbidden.some((part) => readings.some((reading) => reading.includes(part)))) return false
  const words = new Set([...ROLES.words, ...INSULTS.words])
  return [...partsOf(nickname), ...readings].every((word) => !words.has(word))
}
