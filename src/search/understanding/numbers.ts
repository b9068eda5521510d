/** What a number in a sentence says. Its keys are the dictionary's own; no editor writes them. */
export interface NumberFound {
  keys: string[]
  /** Places of the first and the last word. */
  from: number
  to: number
  /** Age in months, where it is one. */
  age: number | null
}

/** Keys of what numbers say: guidance may name them like concepts. */
export const NUMBER_KEYS = [
  'idade',
  'menos-de-3-meses',
  'menos-de-1-ano',
  'menos-de-2-anos',
  'menos-de-12-anos',
  'mais-de-60-anos',
  'temperatura-alta',
  'temperatura-muito-alta',
  'temperatura-baixa',
  'muitas-unidades',
  'duracao',
] as const

const NAMED =
  'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte'
const VALUES = new Map<string, number>([
  ...NAMED.split(' ').map((name, value): [string, number] => [name, value]),
  ['uma', 1],
  ['duas', 2],
  ['catorze', 14],
  ['trinta', 30],
  ['quarenta', 40],
  ['cinquenta', 50],
  ['sessenta', 60],
  ['setenta', 70],
  ['oitenta', 80],
  ['noventa', 90],
  ['cem', 100],
  ['meia', 0.5],
])

const numberOf = (word: string | undefined): number | null => {
  if (word === undefined) return null
  return /^\d/.test(word) ? Number(word) : (VALUES.get(word) ?? null)
}

const MONTHS_IN: [unit: RegExp, months: number][] = [
  [/^(?:an(?:o|os|inho|inhos)|a)$/, 12],
  [/^(?:mes|meses|mesinhos?|m)$/, 1],
  [/^(?:semanas?|semaninhas?|sem)$/, 0.23],
  [/^(?:dias?|diazinhos?)$/, 0.033],
]
const UNITS =
  /^(?:comprimid|capsul|pilul|pastilh|gota|dose|frasco|vidro|cartela|sache|envelope|colher|ml$|caixa|remedio|xarope|tampinha)/
const DEGREES = /^(?:graus?|celsius|c)$/

/** Words before a number that make it the time for which something has lasted, or in which it comes again. */
const LASTING = new Set([
  'ha',
  'faz',
  'por',
  'durante',
  'desde',
  'uns',
  'umas',
  'cada',
  'fazem',
  'apos',
  'depois',
  'mais',
  'quase',
  'ultimos',
  'em',
])
/** Words after a unit that make it an age, or a duration. */
const OF_LIFE = /^(?:vida|nascid|idade)/
const ILL_FOR = /^(?:febre|tosse|diarreia|gripe|vomito|dor|coriza|resfriad|gestac|gravid)/
const GOING_ON = /^(?:atras|seguid|direto|tossindo|doente|gripad|vomitando)/

const isPregnant = (words: string[]): boolean =>
  words.some((word) => /^(?:gravid|gestac|gestante|prenh|buchud)/.test(word))

/** Weeks and days are an age only where something says so; years and months unless something says otherwise. */
const isAge = (words: string[], at: number, end: number, months: number): boolean => {
  const [next = '', second = ''] = words.slice(end + 1)
  if (OF_LIFE.test(next) || OF_LIFE.test(second)) return true
  const before = words.slice(Math.max(0, at - 2), at)
  if (
    before.some((word) => LASTING.has(word)) ||
    GOING_ON.test(next) ||
    (next === 'de' && ILL_FOR.test(second))
  )
    return false
  if (months >= 12) return true
  if (isPregnant(words)) return false
  if (months === 1) return true
  return words
    .slice(Math.max(0, at - 3), at)
    .some((word) => word === 'bebe' || word === 'nascido' || word === 'nascida')
}

const ageKeys = (age: number): string[] => [
  'idade',
  ...(age < 3 ? ['menos-de-3-meses'] : []),
  ...(age < 12 ? ['menos-de-1-ano'] : []),
  ...(age < 24 ? ['menos-de-2-anos'] : []),
  ...(age < 144 ? ['menos-de-12-anos'] : []),
  ...(age >= 720 ? ['mais-de-60-anos'] : []),
]

const temperatureKeys = (degrees: number): string[] => [
  ...(degrees >= 37.8 ? ['temperatura-alta'] : []),
  ...(degrees >= 39.5 ? ['temperatura-muito-alta'] : []),
  ...(degrees <= 35.5 ? ['temperatura-baixa'] : []),
]

const isTemperature = (words: string[], at: number, value: number): boolean =>
  value >= 30 &&
  value <= 43 &&
  (DEGREES.test(words[at + 1] ?? '') ||
    words.some((word) => /^(?:febr|temperatura|term|graus)/.test(word))) &&
  !MONTHS_IN.some(([unit]) => unit.test(words[at + 1] ?? ''))

const readNumber = (words: string[], at: number): NumberFound | null => {
  const value = numberOf(words[at])
  if (value === null) return null
  const unit = words[at + 1] ?? ''
  const months = MONTHS_IN.find(([pattern]) => pattern.test(unit))?.[1]
  if (months !== undefined) {
    const isOne = isAge(words, at, at + 1, months)
    const age = isOne ? value * months : null
    return { keys: age === null ? ['duracao'] : ageKeys(age), from: at, to: at + 1, age }
  }
  if (UNITS.test(unit)) return { keys: value >= 2 ? ['muitas-unidades'] : [], from: at, to: at, age: null }
  if (isTemperature(words, at, value)) {
    const hasDecimal = words[at + 1] === 'e' && numberOf(words[at + 2]) !== null
    return { keys: temperatureKeys(value), from: at, to: hasDecimal ? at + 2 : at, age: null }
  }
  return /^\d/.test(words[at] ?? '') ? { keys: [], from: at, to: at, age: null } : null
}

/** What the numbers of a sentence say: ages, temperatures, amounts taken, durations. @param words as `wordsOf` gives them */
export function numbersIn(words: string[]): NumberFound[] {
  const found: NumberFound[] = []
  for (let at = 0; at < words.length; at += 1) {
    const number = readNumber(words, at)
    if (number === null) continue
    found.push(number)
    at = number.to
  }
  return found
}
