/** The place of a word in a record, packed into one number that sorts by attribute and position. */
const POSITIONS = 1_000_000
const MOST_POSITION = POSITIONS - 1

/** @param isWhole whether the word is all that the value consists of */
export function packPlace(attribute: number, position: number, isWhole: boolean): number {
  return (attribute * POSITIONS + Math.min(position, MOST_POSITION)) * 2 + (isWhole ? 1 : 0)
}

export function attributeOf(place: number): number {
  return Math.floor(place / 2 / POSITIONS)
}

export function positionOf(place: number): number {
  return Math.floor(place / 2) % POSITIONS
}

export function isWholeValue(place: number): boolean {
  return place % 2 === 1
}

/** Words between two places of the same attribute; more than any limit otherwise. */
export function distanceBetween(one: number, other: number): number {
  return Math.abs(Math.floor(one / 2) - Math.floor(other / 2))
}
