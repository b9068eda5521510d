/** Pseudorandom numbers, the same for the same seed (mulberry32). */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  /** True this often: 0 never, 1 always. */
  chance(share: number): boolean
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /** An item of a list that may be empty. */
  pickFrom<Item>(items: readonly Item[]): Item | undefined
}

export const randomFrom = (seed: number): Random => {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const pickFrom = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)]
  return {
    next,
    chance: (share) => next() < share,
    pick: (items) => pickFrom(items) ?? items[0],
    pickFrom,
  }
}
