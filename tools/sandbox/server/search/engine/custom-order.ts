import { type Leaf, leavesOf, type SearchRecord, valuesAt } from '../record'

const CUSTOM = /^(asc|desc)\((.+)\)$/

const compare = (one: Leaf, other: Leaf): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  const [first, second] = [String(one), String(other)]
  return first < second ? -1 : first > second ? 1 : 0
}

/**
 * Each record's rank by an entry such as `desc(popularity)`; 0 is the best, and records without the attribute come
 * last.
 */
export function customOrder(records: SearchRecord[], entry: string): number[] {
  const [, direction, path] = CUSTOM.exec(entry.trim()) ?? []
  if (path === undefined) return []
  const sign = direction === 'desc' ? -1 : 1
  const valued = records.flatMap((record, number) => {
    const value = valuesAt(record, path).flatMap(leavesOf)[0]
    return value === undefined ? [] : [{ number, value }]
  })
  valued.sort((one, other) => compare(one.value, other.value) * sign)
  const ranks = new Array<number>(records.length).fill(records.length)
  let rank = 0
  for (const [at, { number, value }] of valued.entries()) {
    const before = valued[at - 1]
    if (before !== undefined && compare(before.value, value) !== 0) rank += 1
    ranks[number] = rank
  }
  return ranks
}
