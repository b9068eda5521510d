import type { Fixtures } from '@/components/fixtures'
import { comparisonFixture } from '../comparison-fixture'
import type { CompareTableProps } from './CompareTable'
import { compareRows } from './compare-rows'

const TEXTS = {
  text: 'Para que serve',
  age: 'A partir de que idade',
  notFor: 'Não é para',
  unsaid: 'Não informado',
  ageInWords: (months: number) => `${months} meses`,
  ingredients: 'Princípios ativos',
  variants: 'Apresentações',
  medicine: 'É medicamento',
  registration: 'Registro',
  yes: 'Sim',
  no: 'Não',
}
const table = (count: number): CompareTableProps => {
  const products = comparisonFixture.products.slice(0, count)
  return { products, rows: compareRows(products, comparisonFixture.groups, TEXTS), onRemove: () => {} }
}

export const isInset = true

export const fixtures: Fixtures<CompareTableProps> = {
  'one product': table(1),
  'two products': table(2),
  'as many as can be: it scrolls': table(4),
  'nothing to say of them': { ...table(2), rows: [] },
}
