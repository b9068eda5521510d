import type { ComparedProduct, Comparison } from '@/models/comparison'

/** The words of rows and cells that do not come from content. */
export interface RowTexts {
  text: string
  age: string
  notFor: string
  /** Where editors say nothing of whom a product is not for, which is no leave to use it. */
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

export interface CompareRow {
  id: string
  title: string
  /** A list of values per product, in the order of the products; an empty list where there is nothing to say. */
  cells: string[][]
  /** Whether the products do not all say the same. */
  isDifferent: boolean
}

const row = (id: string, title: string, cells: string[][]): CompareRow => ({
  id,
  title,
  cells,
  isDifferent: new Set(cells.map((values) => JSON.stringify(values))).size > 1,
})

const listed = (value: string | null): string[] => (value === null ? [] : [value])

/** A row in which silence is said, once any product says something in it. */
const rowWithSilence = (id: string, title: string, cells: string[][], unsaid: string): CompareRow =>
  row(
    id,
    title,
    cells.some((values) => values.length > 0)
      ? cells.map((values) => (values.length > 0 ? values : [unsaid]))
      : cells,
  )

/** The rows of the table: what a product is for, from which age on and for whom not, a row per group of facets, then its facts. Empty rows are left out. */
export function compareRows(
  products: ComparedProduct[],
  groups: Comparison['groups'],
  texts: RowTexts,
): CompareRow[] {
  return [
    row(
      'text',
      texts.text,
      products.map(({ text }) => listed(text)),
    ),
    rowWithSilence(
      'age',
      texts.age,
      products.map(({ minimumAge }) => (minimumAge === null ? [] : [texts.ageInWords(minimumAge)])),
      texts.unsaid,
    ),
    rowWithSilence(
      'notFor',
      texts.notFor,
      products.map(({ notFor }) => notFor),
      texts.unsaid,
    ),
    ...groups.map(({ id, title, facets }) =>
      row(
        `facets-${id}`,
        title,
        products.map((product) =>
          facets.filter((facet) => product.facets.includes(facet.id)).map((facet) => facet.title),
        ),
      ),
    ),
    row(
      'ingredients',
      texts.ingredients,
      products.map(({ ingredients }) => ingredients),
    ),
    row(
      'variants',
      texts.variants,
      products.map(({ variants }) => variants),
    ),
    row(
      'medicine',
      texts.medicine,
      products.map(({ isMedicine }) => [isMedicine ? texts.yes : texts.no]),
    ),
    row(
      'registration',
      texts.registration,
      products.map(({ registrationNumber }) => listed(registrationNumber)),
    ),
  ].filter(({ cells }) => cells.some((values) => values.length > 0))
}
