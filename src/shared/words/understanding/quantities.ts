export interface Quantity {
  value: number
  /** Place of its last word. */
  to: number
}

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
  ['cento', 100],
  ['duzentos', 200],
  ['duzentas', 200],
  ['meia', 0.5],
  ['meio', 0.5],
])

const HALF = /^mei[oa]$/

export function numberOf(word: string | undefined): number | null {
  if (word === undefined) return null
  return /^\d/.test(word) ? Number(word) : (VALUES.get(word) ?? null)
}

/** The number that begins at a place: `quarenta e um`, `38 e meio`, `37.9`. */
export function quantityAt(words: readonly string[], at: number): Quantity | null {
  let value = numberOf(words[at])
  if (value === null) return null
  let to = at
  const one = words[to + 1] === 'e' ? numberOf(words[to + 2]) : null
  if (value >= 20 && value % 10 === 0 && one !== null && one >= 1 && one < 10) {
    value += one
    to += 2
  }
  if (words[to + 1] === 'e' && HALF.test(words[to + 2] ?? '')) {
    value += 0.5
    to += 2
  }
  return { value, to }
}

const TAKEN = /^(?:tom(?:ei|ou|aram)|beb(?:i|eu)|engoliu?)$/
const OTHER_UNIT = /^(?:m?g|mcg|gramas?|ml|h|horas?|minutos?|por|x|reais|em|goles?|copos?|xicaras?|litros?)$/
const BEFORE_HOUR = /^(?:as|cada|em|das|ate|de)$/

/** Whether the number is an amount taken, without unit: `já tomei 12 desde ontem`. @param unit the word after it */
export function isTaken(words: readonly string[], at: number, unit: string): boolean {
  if (OTHER_UNIT.test(unit) || BEFORE_HOUR.test(words[at - 1] ?? '')) return false
  return words.slice(Math.max(0, at - 3), at).some((word) => TAKEN.test(word))
}
