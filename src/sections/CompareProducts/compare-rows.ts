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
  /** Whether the values differ. */
  isDifferent: boolean
}

const row = (group: RowGroup, id: string, title: string, cells: string[][]): CompareRow => ({
  id,
  group,
  title,
  cells,
  isDifferent: new Set(cells.map((values) => JSON.stringify(values))).size > 1,
})

const listed = (value: string | null): string[] => (value === null ? [] : [value])

/** A row in which missing values are named, if any product has one. */
const rowWithSilence = (
  group: RowGroup,
  id: string,
  title: string,
  cells: string[][],
  unsaid: string,
): CompareRow =>
  row(
    group,
    id,
    title,
    cells.some((values) => values.length > 0)
      ? cells.map((values) => (values.length > 0 ? values : [unsaid]))
      : cells,
  )

/** The table's rows: what a product is for, minimum age, facets, facts, unsuitable users. Empty rows are omitted. */
export function compareRows(
  products: ComparedProduct[],
  groups: Comparison['groups'],
  texts: RowTexts,
): CompareRow[] {
  return [
    row(
      'use',
      'text',
      texts.text,
      products.map(({ text }) => listed(text)),
    ),
    rowWithSilence(
      'use',
      'age',
      texts.age,
      products.map(({ minimumAge }) => (minimumAge === null ? [] : [texts.ageInWords(minimumAge)])),
      texts.unsaid,
    ),
    rowWithSilence(
      'care',
      'notFor',
      texts.notFor,
      products.map(({ notFor }) => notFor),
      texts.unsaid,
    ),
    ...groups.map(({ id, title, facets }) =>
      row(
        'use',
        `facets-${id}`,
        title,
        products.map((product) =>
          facets.filter((facet) => product.facets.includes(facet.id)).map((facet) => facet.title),
        ),
      ),
    ),
    row(
      'nature',
      'ingredients',
      texts.ingredients,
      products.map(({ ingredients }) => ingredients),
    ),
    row(
      'nature',
      'variants',
      texts.variants,
      products.map(({ variants }) => variants),
    ),
    row(
      'nature',
      'medicine',
      texts.medicine,
      products.map(({ isMedicine }) => [isMedicine ? texts.yes : texts.no]),
    ),
    row(
      'nature',
      'registration',
      texts.registration,
      products.map(({ registrationNumber }) => listed(registrationNumber)),
    ),
  ].filter(({ cells }) => cells.some((values) => values.length > 0))
}
