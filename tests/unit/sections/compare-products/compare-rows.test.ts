/** @jest-environment node */
import type { ComparedProduct } from '@/models/comparison'
import { compareRows } from '@/sections/CompareProducts/compare-rows'

const texts = {
  text: 'Para que serve',
  ingredients: 'Princípios ativos',
  variants: 'Apresentações',
  medicine: 'É medicamento?',
  registration: 'Registro',
  yes: 'Sim',
  no: 'Não',
}
const product = (overrides: Partial<ComparedProduct>): ComparedProduct => ({
  id: 'p',
  key: 'p',
  title: 'P',
  line: null,
  text: null,
  href: null,
  picture: null,
  isMedicine: false,
  registrationNumber: null,
  ingredients: [],
  notWith: [],
  variants: [],
  facets: [],
  ...overrides,
})
const groups = [{ id: 'idade', title: 'Para quem', facets: [{ id: 'bebes', title: 'Bebês' }] }]

test('rows that no product has anything to say in are left out', () => {
  expect(compareRows([product({})], groups, texts).map(({ id }) => id)).toEqual(['medicine'])
})

test('a row differs when the products do not all say the same', () => {
  const rows = compareRows(
    [product({ facets: ['bebes'], text: 'Nariz' }), product({ text: 'Nariz' })],
    groups,
    texts,
  )
  expect(rows.map(({ id, isDifferent, cells }) => ({ id, isDifferent, cells }))).toEqual([
    { id: 'text', isDifferent: false, cells: [['Nariz'], ['Nariz']] },
    { id: 'facets-idade', isDifferent: true, cells: [['Bebês'], []] },
    { id: 'medicine', isDifferent: false, cells: [['Não'], ['Não']] },
  ])
})
