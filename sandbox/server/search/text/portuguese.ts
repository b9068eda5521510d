import { newStemmer } from 'snowball-stemmers'
import { fold } from './words'

const stemmer = newStemmer('portuguese')

/** Plural endings of folded words, the longest first, with what the singular has in their place. */
const PLURALS: [ending: RegExp, singular: string][] = [
  [/(?<=..)oes$/, 'ao'],
  [/(?<=..)aes$/, 'ao'],
  [/(?<=.)aos$/, 'ao'],
  [/(?<=..)ais$/, 'al'],
  [/(?<=..)eis$/, 'el'],
  [/(?<=..)ois$/, 'ol'],
  [/(?<=..)uis$/, 'ul'],
  [/(?<=.)ns$/, 'm'],
  [/(?<=..[rz])es$/, ''],
  [/(?<=..[aeiou])s$/, ''],
]

/** The singular of a folded Portuguese word, or the word: `nasais` -> `nasal`, `limoes` -> `limao`. */
export const singularOf = (word: string): string => {
  for (const [ending, singular] of PLURALS) if (ending.test(word)) return word.replace(ending, singular)
  return word
}

/** The stem that a folded word shares with its relatives: `tossir` and `tosse` -> `toss`. */
export const stemOf = (word: string): string => stemmer.stem(singularOf(word))

/** Words without weight in a search, as Portuguese stop word lists have them. */
const STOP_WORDS =
  'a ante ao aos aquela aquelas aquele aqueles aquilo as até com como da das de dela delas dele deles depois do dos e ela elas ele eles em entre era eram essa essas esse esses esta está estas este estes eu foi for há isso isto já lhe lhes mais mas me mesmo meu meus minha minhas muito na nas nem no nos nós o os ou para pela pelas pelo pelos por qual quando que quem se sem ser seu seus só sua suas também te tem um uma umas uns você vocês à às é'

const stopWords = new Set(STOP_WORDS.split(' ').map(fold))

export const isStopWord = (word: string): boolean => stopWords.has(word)

const isPortuguese = (language: string): boolean => /^pt(-br)?$/i.test(language)

/**
 * Whether a setting that is a flag or a list of languages asks for Portuguese. With `true`, the query's languages
 * decide, and no language named means all of them.
 */
export const appliesToPortuguese = (setting: boolean | string[], languages: string[]): boolean => {
  if (Array.isArray(setting)) return setting.some(isPortuguese)
  return setting && (languages.length === 0 || languages.some(isPortuguese))
}
