import { singular } from '../same-word'
import { words } from './grammar'

/**
 * Dictionary notation: `febre` is that word, its plural, other gender and diminutives; `convuls*` every word with
 * that beginning; `respirar~` every form of the verb.
 */

/** Regular verb endings, with the spoken gerund (`respirano`) and spelling before e (`engasguei`). */
const ENDINGS = {
  ar: words(
    'ar arei ara aram arao amos aste ou ei o a as am e em es ando ano ado ada ados adas ava avam asse assem arem aria uei ue uem ues',
  ),
  er: words(
    'er erei era erao emos i eu eram ia iam o e es em endo eno ido ida idos idas esse essem a am erem eria',
  ),
  ir: words(
    'ir irei ira irao imos i iu iram ia iam o e es em indo ino ido ida idos idas isse issem a am irem iria',
  ),
}
type Conjugation = keyof typeof ENDINGS
const CONJUGATIONS: readonly Conjugation[] = ['ar', 'er', 'ir']

/** Verb forms recognized when misspelled. */
const COMMON_ENDINGS = [...words('a ar ou ando ei ado ada er eu endo ir iu indo ido')]

/** Shortest beginning with a star, and shortest verb stem. */
const SHORTEST_START = 3
const SHORTEST_STEM = 2

/** `bebezinho` -> `bebez`, `molinho` -> `mol`: a diminutive's base, without its last vowel. */
const stemsOfDiminutive = (word: string): string[] => {
  const found = /^(.{3,}?)z?inh[ao]s?$/.exec(word)?.[1]
  if (found === undefined) return []
  const start = found.replace(/z$/, '')
  return [start, start.replace(/qu$/, 'c'), start.replace(/gu$/, 'g')]
}

const genders = (word: string): string[] => {
  const ending = word.at(-1)
  const start = word.slice(0, -1)
  if (word.length < 4 || ending === undefined || !'ao'.includes(ending)) return [word]
  return [word, `${start}${ending === 'a' ? 'o' : 'a'}`]
}

/** All dictionary forms of a typed word. */
export function formsOf(word: string): Set<string> {
  const forms = new Set<string>([word, ...genders(word), ...genders(singular(word))])
  for (const stem of stemsOfDiminutive(word))
    for (const ending of ['', 'a', 'o', 'e', 'ar~', 'er~', 'ir~']) forms.add(`${stem}${ending}`)
  for (let length = SHORTEST_START; length <= word.length; length += 1) forms.add(`${word.slice(0, length)}*`)
  for (let length = SHORTEST_STEM; length < word.length; length += 1)
    for (const conjugation of CONJUGATIONS)
      if (ENDINGS[conjugation].has(word.slice(length))) forms.add(`${word.slice(0, length)}${conjugation}~`)
  return forms
}

/** The plain words of a form, for misspellings; a beginning is itself. */
export function plainWordsOf(form: string): string[] {
  if (!form.endsWith('~')) return [form.replace('*', '')]
  const stem = form.slice(0, -3)
  const conjugation = form.slice(-3, -1)
  return COMMON_ENDINGS.filter((ending) =>
    CONJUGATIONS.some((one) => one === conjugation && ENDINGS[one].has(ending)),
  ).map((ending) => `${stem}${ending}`)
}
