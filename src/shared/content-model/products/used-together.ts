import { foldText } from '@/shared/utils/fold-text'
import { remembered } from '@/shared/utils/remembered'

export interface Substance {
  /** Id of its entry. */
  id: string
  name: string
  synonyms: readonly string[]
  drugClass: string | null
  notWithClasses: readonly string[]
  mayBeRepeated: boolean
}

/** Why two products must not be used together: the same substance, or classes that exclude each other. */
export interface Conflict {
  kind: 'sameIngredient' | 'excludedClass'
  one: string
  other: string
}

/** Cached: a page may compare every product with every other. */
const foldedOf = remembered(
  ({ name, synonyms, drugClass, notWithClasses }: Substance) => ({
    names: new Set([name, ...synonyms].map(foldText)),
    drugClass: drugClass === null ? null : foldText(drugClass),
    notWith: new Set(notWithClasses.map(foldText)),
  }),
  new WeakMap(),
)

/** Two entries with a common name are one substance: paracetamol and acetaminofeno. */
const isSame = (one: Substance, other: Substance): boolean => {
  if (one.id === other.id) return true
  const { names } = foldedOf(other)
  for (const name of foldedOf(one).names) if (names.has(name)) return true
  return false
}

const excludes = (one: Substance, other: Substance): boolean => {
  const { drugClass } = foldedOf(other)
  return drugClass !== null && foldedOf(one).notWith.has(drugClass)
}

/** The conflict of two lists of substances, or null. */
export function conflictOf(ones: readonly Substance[], others: readonly Substance[]): Conflict | null {
  for (const one of ones)
    for (const other of others) {
      const names = { one: one.name, other: other.name }
      if (isSame(one, other)) {
        if (!(one.mayBeRepeated || other.mayBeRepeated)) return { kind: 'sameIngredient', ...names }
      } else if (excludes(one, other) || excludes(other, one)) return { kind: 'excludedClass', ...names }
    }
  return null
}

/** The items that must not be used together with an item, and why. */
export function conflictsWith<Item extends { substances: readonly Substance[] }>(
  item: Item,
  others: readonly Item[],
): { other: Item; conflict: Conflict }[] {
  // Most products have no known substances.
  if (item.substances.length === 0) return []
  return others.flatMap((other) => {
    const conflict = other === item ? null : conflictOf(item.substances, other.substances)
    return conflict ? [{ other, conflict }] : []
  })
}

export interface Omitted<Item> {
  item: Item
  besides: Item
  conflict: Conflict
}

/** Items that may be used together: of two that must not, the later is omitted; those of `first` stay. */
export function usableTogether<Item>(
  items: readonly Item[],
  substancesOf: (item: Item) => readonly Substance[],
  first: readonly Item[] = [],
): { usable: Item[]; omitted: Omitted<Item>[] } {
  const usable: Item[] = []
  const omitted: Omitted<Item>[] = []
  for (const item of items) {
    const found = [...first, ...usable].flatMap((besides) => {
      const conflict = conflictOf(substancesOf(besides), substancesOf(item))
      return conflict ? [{ item, besides, conflict }] : []
    })[0]
    if (found) omitted.push(found)
    else usable.push(item)
  }
  return { usable, omitted }
}

/** A conflict in words, for logs and checks. */
export function describeConflict({ kind, one, other }: Conflict): string {
  return kind === 'sameIngredient' ? `both contain ${one}` : `${one} and ${other} exclude each other`
}
