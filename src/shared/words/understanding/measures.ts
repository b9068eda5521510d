import { isChild } from './children'
import { numberOf, type Quantity } from './quantities'

/** A measurement: its keys, and the place of its last word. */
interface Measured {
  keys: string[]
  to: number
}

const temperatureKeys = (degrees: number): string[] => [
  ...(degrees >= 37.5 ? ['temperatura-alta'] : []),
  ...(degrees >= 39.5 ? ['temperatura-muito-alta'] : []),
  ...(degrees >= 40 ? ['temperatura-extrema'] : []),
  ...(degrees < 36 ? ['temperatura-baixa'] : []),
]

const DEGREES = /^(?:graus?|celsius)$/
const OF_FEVER = /^(?:febr|temperatura|term|graus)/
/** `tá com 38`, `deu 39`, `marcou 40`: a number without another unit. */
const READ_AS = /^(?:com|deu|marcou|marcando|chegou|bateu|subiu)$/
const COUNTED = /^(?:an|mes|sem|dia|hora|min|kg|quilo|real|reais|mg|ml|por|vez|unidade|%)/

/** `bebê com nariz entupido e 38`: the last number beside a small child, unless it is an age (`de 38`). */
const isLastOfIll = (words: readonly string[], at: number, value: number): boolean =>
  value >= 38 && at === words.length - 1 && words[at - 1] === 'e' && words.some(isChild)

const isTemperature = (words: readonly string[], at: number, { value, to }: Quantity): boolean => {
  if (value < 30 || value > 43) return false
  const unit = words[to + 1] ?? ''
  if (DEGREES.test(unit)) return true
  if (COUNTED.test(unit)) return false
  if (words.some((word) => OF_FEVER.test(word))) return true
  if (value < 37) return false
  if (isLastOfIll(words, at, value)) return true
  return to > at || /^3\d\.\d$|^4\d\.\d$/.test(words[at] ?? '') || READ_AS.test(words[at - 1] ?? '')
}

/** `22 por 12`, `22x12`, `14/9`. */
const pressureAt = (words: readonly string[], { value, to }: Quantity): Measured | null => {
  const isParted = /^(?:por|x)$/.test(words[to + 1] ?? '')
  const second = to + (isParted ? 2 : 1)
  const lower = numberOf(words[second])
  if (lower === null || value < 5 || value > 30 || lower < 2 || lower > 20 || lower >= value) return null
  if (!isParted && !words.some((word) => /^press/.test(word))) return null
  const isDangerous = value >= 18 || lower >= 12 || value <= 8
  return {
    keys: [
      ...(isDangerous ? ['pressao-perigosa'] : []),
      ...(value >= 14 || lower >= 9 ? ['pressao-elevada', 'pressao-alta'] : []),
    ],
    to: second,
  }
}

const OF_SUGAR = /^(?:glicose|glicemia|diabet|acucar|insulina|dextro|hgt)/

/** In mg/dL: below 70 sugar is given at once, from 250 it must not be. */
const glucoseKeys = (words: readonly string[], value: number): string[] | null => {
  if (!words.some((word) => OF_SUGAR.test(word))) return null
  if (value >= 20 && value < 70) return ['glicose-baixa']
  return value >= 250 && value < 1000 ? ['glicose-alta'] : null
}

const OF_OXYGEN = /^(?:satur|oxim|oxig|aparelh|dedo|dedinho|dedal)/
const OF_OTHERS = /^(?:press|umid|bat[ie]|puls)/

/** `o aparelhinho deu 82`: oxygen in the blood, in percent. */
const isLowOxygen = (words: readonly string[], { value, to }: Quantity): boolean =>
  value >= 50 &&
  value < 94 &&
  !COUNTED.test(words[to + 1] ?? '') &&
  words.some((word) => OF_OXYGEN.test(word)) &&
  !words.some((word) => OF_SUGAR.test(word) || OF_OTHERS.test(word))

/** A measured number's meaning: temperature, blood pressure, blood sugar, oxygen. */
export function measureAt(words: readonly string[], at: number, quantity: Quantity): Measured | null {
  if (isTemperature(words, at, quantity)) return { keys: temperatureKeys(quantity.value), to: quantity.to }
  const pressure = pressureAt(words, quantity)
  if (pressure) return pressure
  const sugar = glucoseKeys(words, quantity.value)
  if (sugar) return { keys: sugar, to: quantity.to }
  return isLowOxygen(words, quantity) ? { keys: ['oximetria'], to: quantity.to } : null
}
