/**
 * Puts the headings of one text in order: the highest has level 1, and each stands at most one level below the one
 * before, however editors jumped. The page's h1 is never the text's, so that its first and second level are one.
 * @returns the level of the next heading, from 1 to 5, by the level that editors gave it, from 1 to 6
 */
export function createOutline(): (written: number) => number {
  // The levels, as written, of the headings that the next one may stand below.
  let above: number[] = []
  return (written) => {
    const level = Math.max(2, written)
    above = [...above.filter((higher) => higher < level), level]
    return above.length
  }
}
