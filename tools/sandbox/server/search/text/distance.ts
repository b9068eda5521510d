/** Edits beyond this are no typos any more. */
export const MOST_TYPOS = 2

interface Distances {
  /** Edits that make one word of the other. */
  whole: number
  /** Edits that make the beginning of the longer word of the shorter one. */
  prefix: number
}

/**
 * Letters omitted, added, replaced or transposed between the typed text and a word. A wrong first
 * letter counts twice, as Algolia has it.
 */
export function typosBetween(typed: string, word: string): Distances {
  const width = word.length + 1
  let older: number[] = []
  let previous = Array.from({ length: width }, (_, column) => column)
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row]
    for (let column = 1; column < width; column += 1) {
      const isSame = typed[row - 1] === word[column - 1]
      let least = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      if (isSwapped) least = Math.min(least, (older[column - 2] ?? 0) + 1)
      current.push(least)
    }
    older = previous
    previous = current
  }
  const penalty = typed[0] === word[0] ? 0 : 1
  const [whole, prefix] = [previous[width - 1] ?? 0, Math.min(...previous)]
  return { whole: whole + (whole > 0 ? penalty : 0), prefix: prefix + (prefix > 0 ? penalty : 0) }
}
