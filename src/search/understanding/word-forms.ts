/**
 * How the dictionary writes words: `febre` is that word, its plural, its other gender and its diminutives; `convuls*` is every
 * word that begins so; `respirar~` is every form of the verb.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Endings of regular verbs in speech and writing, with the spoken gerund (`respirano`) and spelling before e (`engasguei`). */
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

/** Forms by which a misspelled verb is recognized. */
const COMMON_ENDINGS = [...words('a ar ou ando ei ado ada er eu endo ir iu indo ido')]

/** The shortest beginning that may be written with a star, and the shortest stem of a verb. */
const SHORTEST_START = 3
const SHORTEST_STEM = 2

const singular = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/(o|a)es$/, 'ao')
        .replace(/([rz])es$/, '$1')
        .replace(/([^s])s$/, '$1')

/** `bebezinho` -> `bebez`, `molinho` -> `mol`: what a diminutive is of, without its last vowel. */
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

/** All ways in which the dictionary may write a typed word. */
export function formsOf(word: string): Set<string> {
  const forms = new Set<string>([word, ...genders(word), ...genders(singular(word))])
  for (const stem of stemsOfDiminutive(word))
    for (const ending of ['', 'a', 'o', 'e']) forms.add(`${stem}${ending}`)
  for (let length = SHORTEST_START; length <= word.length; length += 1) forms.add(`${word.slice(0, length)}*`)
  for (let length = SHORTEST_STEM; length < word.length; length += 1)
    for (const conjugation of CONJUGATIONS)
      if (ENDINGS[conjugation].has(word.slice(length))) forms.add(`${word.slice(0, length)}${conjugation}~`)
  return forms
}

/** The plain words that a written form stands for, for comparing with misspelled ones; a beginning stands for itself. */
export function plainWordsOf(form: string): string[] {
  if (!form.endsWith('~')) return [form.replace('*', '')]
  const stem = form.slice(0, -3)
  const conjugation = form.slice(-3, -1)
  return COMMON_ENDINGS.filter((ending) =>
    CONJUGATIONS.some((one) => one === conjugation && ENDINGS[one].has(ending)),
  ).map((ending) => `${stem}${ending}`)
}
