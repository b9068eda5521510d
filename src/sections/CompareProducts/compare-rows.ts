import type { ComparedProduct, Comparison } from '@/models/comparison'

/** Texts of rows and cells that are not content. */
export interface RowTexts {
  text: string
  age: string
  notFor: string
  /** If editors do not state for whom a product is unsuitable, which does not mean that it is suitable. */
  unsaid: string
  /** A minimum age, in months. */
  ageInWords: (months: number) => string
  ingredients: string
  variants: string
  medicine: string
  registration: string
  yes: string
  no: string
}

/** What rows are about, in the order of the table. */
export const ROW_GROUPS = ['use', 'nature', 'care'] as const
type RowGroup = (typeof ROW_GROUPS)[number]

export interface CompareRow {
  id: string
  group: RowGroup
  title: string
  /** A list of values per product, in their order; empty for none. */
  cells: string[][]
  isDifferent: boolean
}

type Source = [group: RowGroup, id: string, title: string, valuesOf: (product: ComparedProduct) => string[]]

/** Rows in which missing values are named, if any product has one. */
const WITH_SILENCE = ['age', 'notFor']

const listed = (value: string | null): string[] => (value === null ? [] : [value])

/** The table's rows: what a product is for, minimum age, facets, facts, unsuitable users. Empty rows are omitted. */
export function compareRows(
  products: ComparedProduct[],
  groups: Comparison['groups'],
  texts: RowTexts,
): CompareRow[] {
  const sources: Source[] = [
    ['use', 'text', texts.text, ({ text }) => listed(text)],
    ['use', 'age', texts.age, ({ minimumAge: age }) => (age === null ? [] : [texts.ageInWords(age)])],
    ...groups.map(({ id, title, facets }): Source => {
      const valuesOf = (product: ComparedProduct) =>
        facets.filter((facet) => product.facets.includes(facet.id))
      return ['use', `facets-${id}`, title, (product) => valuesOf(product).map((facet) => facet.title)]
    }),
    ['nature', 'medicine', texts.medicine, ({ isMedicine }) => [isMedicine ? texts.yes : texts.no]],
    ['nature', 'ingredients', texts.ingredients, ({ ingredients }) => ingredients],
    ['nature', 'variants', texts.variants, ({ variants }) => variants],
    ['nature', 'registration', texts.registration, ({ registrationNumber }) => listed(registrationNumber)],
    ['care', 'notFor', texts.notFor, ({ notFor }) => notFor],
  ]
  return sources.flatMap(([group, id, title, valuesOf]) => {
    const found = products.map(valuesOf)
    if (found.every((values) => values.length === 0)) return []
    const cells = WITH_SILENCE.includes(id)
      ? found.map((values) => (values.length > 0 ? values : [texts.unsaid]))
      : found
    return {
      id,
      group,
      title,
      cells,
      isDifferent: new Set(cells.map((values) => values.join('\n'))).size > 1,
    }
  })
}
