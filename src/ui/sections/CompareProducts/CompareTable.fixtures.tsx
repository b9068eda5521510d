import { compareLabels } from '@/shared/labels/compare'
import { createLabelReader } from '@/shared/labels/reader'
import type { Fixtures } from '@/ui/components/fixtures'
import { comparisonFixture } from '../comparison-fixture'
import type { CompareTableProps } from './CompareTable'
import { compareRows } from './compare-rows'

const label = createLabelReader(compareLabels, {
  'compare.unsaid': 'Não informado',
  'compare.ingredients': 'Princípios ativos',
  'compare.medicine': 'É medicamento',
})
const table = (count: number): CompareTableProps => {
  const products = comparisonFixture.products.slice(0, count)
  return {
    products,
    rows: compareRows(products, comparisonFixture.groups, label, (months) => `${months} meses`),
    onRemove: () => {},
  }
}

export const isInset = true

export const fixtures: Fixtures<CompareTableProps> = {
  'one product': table(1),
  'two products': table(2),
  'as many as can be: it scrolls': table(4),
  'nothing to say of them': { ...table(2), rows: [] },
}
