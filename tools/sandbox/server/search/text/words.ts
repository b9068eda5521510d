/** A word of a text: folded for comparison, with the place it was read from. */
export interface Word {
  text: string
  /** First and last+1 code unit in the original text. */
  start: number
  end: number
}

const WORD = /[\p{L}\p{N}\p{M}]+|\p{Extended_Pictographic}/gu
const MARKS = /\p{M}+/gu
const ASCII = /^[\0-\x7f]*$/

/** Lower case without accents: `Criança` and `crianca` are one word. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  return ASCII.test(lower) ? lower : lower.normalize('NFD').replace(MARKS, '').normalize('NFC')
}

/** The words of a text. Signs and spaces part them; a symbol such as an emoji is a word of its own. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const folded = fold(found)
    if (folded !== '') words.push({ text: folded, start: index, end: index + found.length })
  }
  return words
}

/** How many code units of a written word its first folded letters take. */
export function writtenLength(written: string, foldedLength: number): number {
  let folded = 0
  let length = 0
  for (const letter of written) {
    const width = fold(letter).length
    if (folded >= foldedLength && width > 0) break
    folded += width
    length += letter.length
  }
  return length
}
