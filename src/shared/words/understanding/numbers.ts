import { BABY, CHILD, isChild } from './children'
import { words as wordSet } from './grammar'
import { measureAt } from './measures'
import { isTaken, quantityAt } from './quantities'

/** A number's meaning: keys that no editor writes (`NUMBER_KEYS`), and concepts that also have words. */
export interface NumberFound {
  keys: string[]
  /** Places of the first and last word. */
  from: number
  to: number
  /** In months, if it is an age. */
  age: number | null
}

/** Keys of numbers; guidance may name them like concepts. */
export const NUMBER_KEYS = [
  'idade',
  'menos-de-3-meses',
  'menos-de-1-ano',
  'menos-de-2-anos',
  'menos-de-12-anos',
  'mais-de-60-anos',
  'temperatura-alta',
  'temperatura-muito-alta',
  'temperatura-extrema',
  'temperatura-baixa',
  'pressao-perigosa',
  'pressao-elevada',
  'glicose-baixa',
  'glicose-alta',
  'oximetria',
  'muitas-unidades',
  'unidades-demais',
  'muitas-vezes',
  'duracao',
  'duracao-longa',
] as const

const MONTHS_IN: [unit: RegExp, months: number][] = [
  [/^(?:an(?:o|os|inho|inhos)|anus?|a)$/, 12],
  [/^(?:mes|mese|meses|messes|mezes|meis|mez|mesinhos?|m)$/, 1],
  [/^(?:semanas?|semaninhas?|semans?|smanas?|sem)$/, 0.23],
  [/^(?:dias?|diazinhos?)$/, 0.033],
]
const UNITS =
  /^(?:comprimid|capsul|pilul|pastilh|gota|dose|frasco|vidro|cartela|sache|envelope|colher|ml$|caixa|remedio|xarope|tampinha|ampola|grama|bombad|bolinha|picada|ferroada)/
const TIMES = /^vez(?:es)?$/
/** From this many on: repetitions, and pieces of a substance without unit (`oito paracetamol`). */
const MANY_TIMES = 5
const MANY = 3
/** From this many pieces on, it is not one dose. */
const FAR_TOO_MANY = 8

/** `2 aninhos`: an age of a child, whatever is beside it. */
const OF_CHILD = /^(?:an|mes)inhos?$/

/** Words before a number that make it a duration or interval. */
const LASTING = wordSet('ha faz por durante desde uns umas cada fazem apos depois mais quase ultimos em')
/** Words after a unit that make it an age, or a duration. */
const OF_LIFE = /^(?:vida|nascid|idade)/
const ILL_FOR = /^(?:febre|tosse|diarreia|gripe|vomito|dor|coriza|resfriad|gestac|gravid)/
const GOING_ON = /^(?:atras|seguid|direto|tossindo|doente|gripad|vomitando)/

const isPregnant = (words: string[]): boolean =>
  words.some((word) => /^(?:gravid|gestac|gestante|prenh|buchud)/.test(word))

/** `minha pequena de 4`, `marido de 74`: years without unit. */
const AGED =
  /^(?:pequen|filh|net[oa]|menin|sobrinh|guri|crianc|avo|vo$|vovo|idos|mae|pai|marid|espos|mulher|ti[oa]$|irma)/
const OLDEST = 110

const isAgeOfPerson = (words: string[], at: number, value: number): boolean =>
  words[at - 1] === 'de' && AGED.test(words[at - 2] ?? '') && value >= 1 && value <= OLDEST

/** `netinho 40 dias`: from this many days on, a child's age, not a duration. */
const DAYS_OF_AGE = 0.5

/** Weeks and months of pregnancy, of oneself (`to de 5 meses`), another (`está de 5 meses`), or beside the word. */
const PREGNANT_SELF = /^(?:estou|gravid|gestante|prenh|buchud|barrig)/
const LONGEST_PREGNANCY = 10
/** Months from which only pregnancies and babies are counted in weeks. */
const COUNTED_IN_WEEKS = 2.7

const OF = new Set(['de', 'com'])

/** `onze meses tossindo, ele pode tomar`: another person's months are an age, even with a symptom. */
const OTHER = /^(?:el[ae]s?|del[ae]s?|dar|dou)$/

const lasts = (words: string[], at: number, end: number): boolean => {
  const [next = '', second = ''] = words.slice(end + 1)
  return (
    words.slice(Math.max(0, at - 2), at).some((word) => LASTING.has(word)) ||
    (GOING_ON.test(next) && !words.some((word) => OTHER.test(word))) ||
    (next === 'de' && ILL_FOR.test(second))
  )
}

const isOfPregnancy = (words: string[], at: number, end: number, value: number, months: number): boolean => {
  if (months > 1 || months < 0.1 || value * months > LONGEST_PREGNANCY) return false
  const [second = '', before = ''] = words.slice(Math.max(0, at - 2), at)
  if (before === 'de' && PREGNANT_SELF.test(second)) return true
  if (lasts(words, at, end) || words.some(isChild)) return false
  return (before === 'de' && second === 'esta') || (months < 1 && value * months >= COUNTED_IN_WEEKS)
}

/** Weeks and days are an age only if stated; years and months unless contradicted. */
const isAge = (words: string[], at: number, end: number, value: number, months: number): boolean => {
  const [next = '', second = ''] = words.slice(end + 1)
  if (OF_LIFE.test(next) || OF_LIFE.test(second)) return true
  const isOfChild = OF.has(words[at - 1] ?? '') && isChild(words[at - 2] ?? '')
  if (isOfChild && words[at - 1] === 'de') return true
  if (months < 1 && value * months >= DAYS_OF_AGE && CHILD.test(words[at - 1] ?? '')) return true
  if (lasts(words, at, end)) return false
  if (months >= 12) return true
  if (isPregnant(words)) return false
  return months === 1 || isOfChild || words.slice(Math.max(0, at - 3), at).some((word) => BABY.test(word))
}

const ageKeys = (age: number): string[] => [
  'idade',
  ...(age < 3 ? ['menos-de-3-meses'] : []),
  ...(age < 12 ? ['menos-de-1-ano'] : []),
  ...(age < 24 ? ['menos-de-2-anos'] : []),
  ...(age < 144 ? ['menos-de-12-anos'] : []),
  ...(age >= 720 ? ['mais-de-60-anos', 'idoso'] : []),
]

const LONG = 4 / 30
const durationKeys = (months: number): string[] => ['duracao', ...(months >= LONG ? ['duracao-longa'] : [])]

const readNumber = (
  words: string[],
  at: number,
  isSubstance: (word: string) => boolean,
): NumberFound | null => {
  const quantity = quantityAt(words, at)
  if (quantity === null) return null
  const { value, to } = quantity
  const found = (keys: string[], end = to, age: number | null = null) => ({ keys, from: at, to: end, age })
  const unit = words[to + 1] ?? ''
  const months = MONTHS_IN.find(([pattern]) => pattern.test(unit))?.[1]
  if (months !== undefined) {
    if (isOfPregnancy(words, at, to + 1, value, months)) return found(['gravida'], to + 1)
    const age = OF_CHILD.test(unit) || isAge(words, at, to + 1, value, months) ? value * months : null
    return found(age === null ? durationKeys(value * months) : ageKeys(age), to + 1, age)
  }
  if (TIMES.test(unit)) return found(value >= MANY_TIMES ? ['muitas-vezes'] : [], to + 1)
  const counted = UNITS.test(unit) ? 2 : isSubstance(unit) ? MANY : Number.POSITIVE_INFINITY
  if (value >= counted)
    return found(['muitas-unidades', ...(value >= FAR_TOO_MANY ? ['unidades-demais'] : [])])
  if (value >= MANY && isTaken(words, at, unit)) return found(['muitas-unidades'])
  const measured = measureAt(words, at, quantity)
  if (measured) return found(measured.keys, measured.to)
  if (isAgeOfPerson(words, at, value)) return found(ageKeys(value * 12), to, value * 12)
  return /^\d/.test(words[at] ?? '') ? found([]) : null
}

/** Meanings of a sentence's numbers: ages, temperatures, amounts taken, durations. @param words from `wordsOf` */
export function numbersIn(
  words: string[],
  isSubstance: (word: string) => boolean = () => false,
): NumberFound[] {
  const found: NumberFound[] = []
  for (let at = 0; at < words.length; at += 1) {
    const number = readNumber(words, at, isSubstance)
    if (number === null) continue
    found.push(number)
    at = number.to
  }
  return found
}
