/**
 * Puts headings in order: the highest has level 1, each is at most one level below the one before. The h1 is the page's own.
 * @returns the level of the next heading, 1 to 5, by the level that editors chose, 1 to 6
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
