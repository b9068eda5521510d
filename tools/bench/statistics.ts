/** Several measurements of one thing: the median and the extremes. */
export interface Spread {
  median: number
  /** Smallest and largest. */
  range: [number, number]
}

/** @throws Error without any value. */
export function spreadOf(values: number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  const [first, middle, last] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  if (first === undefined || middle === undefined || last === undefined)
    throw new Error('Nothing was measured.')
  return { median: middle, range: [first, last] }
}
