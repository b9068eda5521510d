import { charactersOf } from './characters'
import { plainPunctuation } from './clean-text'
import { hasLink, hasPhone } from './contact-details'
import type { Fault } from './fault'

/** A name with plain apostrophes, hyphens and quotation marks, and one space between words. */
export const asName = (text: string): string =>
  plainPunctuation(text)
    .replace(/[“”„«»″]/gu, '"')
    .replace(/°/gu, 'º')
    .replace(/ +/gu, ' ')

const LETTER = /\p{L}/u

/** @param allowed every character of a good name; @param edge a character that may begin one */
const nameFault =
  (allowed: RegExp, edge: RegExp) =>
  (name: string): Fault | null => {
    const characters = charactersOf(name)
    const wrong =
      characters.find((character) => !allowed.test(character)) ??
      characters.find((character, at) => /[-'.,&]/u.test(character) && character === characters[at - 1]) ??
      (LETTER.test(name) && edge.test(name) ? undefined : characters[0])
    if (wrong !== undefined) return { problem: 'invalidName', wrong }
    return hasLink(name) || hasPhone(name) ? { problem: 'unsuitable' } : null
  }

/** The name of a person: letters of any script, with spaces, hyphens, apostrophes and points. Null if it is one. */
export const personFault = nameFault(/^(?:\p{L}\p{M}*|[ .'-])$/u, /^\p{L}/u)

/** The name of who writes, a shop's too ("Farmácia 24 Horas", "Silva & Filhos", "José Silva, Jr."). Null if it is one. */
export const senderFault = nameFault(/^(?:\p{L}\p{M}*|[\p{Nd} .,'"&()+-])$/u, /^[\p{L}\p{Nd}("]/u)
