import { isSameWord } from '../core/same-word'
import { formsOf } from './word-forms'

/** From this many typed words on, what was compared is forgotten: nobody types as many on one page. */
const MOST = 500

type Compare = (wanted: string, typed: string) => boolean

/** A comparison, made once for two words: the editors' words are held against what is typed at every key. */
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

/** A plural, another gender or a diminutive, and no typing error. Both words begin with the same two letters, which is cheap to see. */
export const isFormKnown = comparedOnce(
  (wanted, typed) =>
    wanted.slice(0, 2) === typed.slice(0, 2) && (formsOf(typed).has(wanted) || formsOf(wanted).has(typed)),
)
