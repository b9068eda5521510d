import type { ComparedProduct, Comparison } from '@/shared/content-model/views/comparison'
import type { compareLabels } from '@/shared/labels/compare'
import type { LabelReader } from '@/shared/labels/reader'

/** What rows are about, in the order of the table. */
export const ROW_GROUPS = ['use', 'nature', 'care'] as const
type RowGroup = (typeof ROW_GROUPS)[number]

export interface CompareRow {
  id: string
  group: RowGroup
  title: string
  cells: string[][]
  isDifferent: boolean
}

type OwnRow = 'text' | 'age' | 'medicine' | 'ingredients' | 'variants' | 'registration' | 'notFor'
type Source = [group: RowGroup, id: string, title: string, valuesOf: (product: ComparedProduct) => string[]]

/** Rows in which missing values are named: what is not stated is not therefore suitable. */
const WITH_SILENCE = ['age', 'notFor']

const listed = (value: string | null): string[] => (value === null ? [] : [value])

/** The table's rows; empty ones are omitted. @param ageInWords a minimum age and the age below which a doctor decides, in months */
export function compareRows(
  products: ComparedProduct[],
  groups: Comparison['groups'],
  label: LabelReader<keyof typeof compareLabels>,
  ageInWords: (months: number, doctorUntil: number | null) => string,
): CompareRow[] {
  const own = (group: RowGroup, id: OwnRow, valuesOf: Source[3]): Source => [
    group,
    id,
    label(`compare.${id}`),
    valuesOf,
  ]
  const sources: Source[] = [
    own('use', 'text', ({ text }) => listed(text)),
    own('use', 'age', ({ minimumAge: age, withDoctorUntil }) =>
      age === null ? [] : [ageInWords(age, withDoctorUntil)],
    ),
    ...groups.map(({ id, title, facets }): Source => {
      const valuesOf = (product: ComparedProduct) =>
        facets.filter((facet) => product.facets.includes(facet.id))
      return ['use', `facets-${id}`, title, (product) => valuesOf(product).map((facet) => facet.title)]
    }),
    own('nature', 'medicine', ({ isMedicine }) => [label(isMedicine ? 'compare.yes' : 'compare.no')]),
    own('nature', 'ingredients', ({ ingredients }) => ingredients),
    own('nature', 'variants', ({ variants }) => variants),
    own('nature', 'registration', ({ registrationNumber }) => listed(registrationNumber)),
    own('care', 'notFor', ({ notFor }) => notFor),
  ]
  return sources.flatMap(([group, id, title, valuesOf]) => {
    const found = products.map(valuesOf)
    if (found.every((values) => values.length === 0)) return []
    const cells = WITH_SILENCE.includes(id)
      ? found.map((values) => (values.length > 0 ? values : [label('compare.unsaid')]))
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
