/** Where a word stands in a record, packed into one number that sorts by attribute and position. */
const POSITIONS = 1_000_000
const MOST_POSITION = POSITIONS - 1

/** @param isWhole whether the word is all that the value consists of */
export const packPlace = (attribute: number, position: number, isWhole: boolean): number =>
  (attribute * POSITIONS + Math.min(position, MOST_POSITION)) * 2 + (isWhole ? 1 : 0)

export const attributeOf = (place: number): number => Math.floor(place / 2 / POSITIONS)

export const positionOf = (place: number): number => Math.floor(place / 2) % POSITIONS

export const isWholeValue = (place: number): boolean => place % 2 === 1

/** Words between two places of the same attribute; more than any limit otherwise. */
export const distanceBetween = (one: number, other: number): number =>
  Math.abs(Math.floor(one / 2) - Math.floor(other / 2))
