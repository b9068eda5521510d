/** Neighbors shown beside the current page. */
const REACH = 1

/** The pages shown: first, last, and those around the current one; null for a gap. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const shown = [1, ...Array.from({ length: 2 * REACH + 1 }, (_, index) => page - REACH + index), pageCount]
  const numbers = [...new Set(shown)]
    .filter((number) => number >= 1 && number <= pageCount)
    .toSorted((one, other) => one - other)
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? 0)
    if (gap === 2) return [number - 1, number]
    return gap > 2 ? [null, number] : [number]
  })
}
