import { isSameWord } from '../core/same-word'

/** From this many typed words on, what was compared is forgotten: nobody types as many on one page. */
const MOST = 500

const known = new Map<string, Map<string, boolean>>()

/** `isSameWord`, compared once for two words: the editors' words are held against what is typed at every key. */
export function isSameWordKnown(wanted: string, typed: string): boolean {
  if (wanted === typed) return true
  let compared = known.get(typed)
  if (compared === undefined) {
    if (known.size >= MOST) known.clear()
    compared = new Map()
    known.set(typed, compared)
  }
  const found = compared.get(wanted)
  if (found !== undefined) return found
  const isSame = isSameWord(wanted, typed)
  compared.set(wanted, isSame)
  return isSame
}
