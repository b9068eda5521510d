import { fold } from './words'

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
export function singularOf(word: string): string {
  for (const [ending, singular] of PLURALS) if (ending.test(word)) return word.replace(ending, singular)
  return word
}

/** Words without weight in a search, as Portuguese stop word lists have them. */
const STOP_WORDS =
  'a ainda além ambas ambos ante antes ao aos apos após aquela aquelas aquele aqueles aquilo as assim até cada com como contra contudo cuja cujas cujo cujos da das de dela delas dele deles demais depois desde desta deste do dos durante e ela elas ele eles em entre então era eram essa essas esse esses esta estas este estes está eu foi for há isso isto já lhe lhes logo mais mas me mediante menos mesma mesmas mesmo mesmos meu meus minha minhas muito na nas nem nenhum nessa nesse nesta neste no nos num numa não nós o onde os ou outra outras outro outros para pela pelas pelo pelos perante pois por porque portanto porém pouca pouco própria próprio quais qual qualquer quando quanto quantos que quem se seja sem sempre sendo ser seu seus sob sobre sua suas só tal também te tem teu teus toda todas todo todos tua tuas tudo um uma umas uns você vocês à às é'

const stopWords = new Set(STOP_WORDS.split(' ').map(fold))

export function isStopWord(word: string): boolean {
  return stopWords.has(word)
}

/** Algolia has a list of stop words for both, and a dictionary of plurals for Portuguese, not for Brazilian Portuguese. */
export const STOP_WORD_LANGUAGES = ['pt', 'pt-br']
export const PLURAL_LANGUAGES = ['pt']

/**
 * Whether a setting, which is a flag or a list of languages, applies to one of these. With `true`, the query's languages
 * decide, and no language named means all of them.
 */
export function appliesTo(languages: string[], setting: boolean | string[], ofQuery: string[]): boolean {
  if (setting === false) return false
  const requested = setting === true ? ofQuery : setting
  return (
    (setting === true && requested.length === 0) ||
    requested.some((one) => languages.includes(one.toLowerCase()))
  )
}
