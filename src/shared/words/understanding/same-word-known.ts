import { isSameWord } from '../same-word'
import { formsOf } from './word-forms'

/** Typed words until the cache is cleared. */
const MOST = 500

type Compare = (wanted: string, typed: string) => boolean

/** Caches a comparison of two words: each keystroke is compared with all of the editors' words. */
const comparedOnce = (compare: Compare): Compare => {
  const known = new Map<string, Map<string, boolean>>()
  return (wanted, typed) => {
    if (wanted === typed) return true
    let compared = known.get(typed)
    if (compared === undefined) {
      if (known.size >= MOST) known.clear()
      compared = new Map()
      known.set(typed, compared)
    }
    const found = compared.get(wanted)
    if (found !== undefined) return found
    const isSame = compare(wanted, typed)
    compared.set(wanted, isSame)
    return isSame
  }
}

export const isSameWordKnown = comparedOnce(isSameWord)

/** A plural, another gender or a diminutive, not a typing error. The first two letters are a cheap check. */
export const isFormKnown = comparedOnce(
  (wanted, typed) =>
    wanted.slice(0, 2) === typed.slice(0, 2) && (formsOf(typed).has(wanted) || formsOf(wanted).has(typed)),
)
