import type { ComparedProduct } from '@/shared/content-model/views/comparison'
import { compareLabels } from '@/shared/labels/compare'
import { createLabelReader } from '@/shared/labels/reader'
import { compareRows } from '@/ui/sections/CompareProducts/compare-rows'

const label = createLabelReader(compareLabels, { 'compare.unsaid': 'Não informado' })
const ageInWords = (months: number) => `${months} meses`
const product = (overrides: Partial<ComparedProduct>): ComparedProduct => ({
  id: 'p',
  key: 'p',
  title: 'P',
  line: null,
  text: null,
  href: null,
  picture: null,
  isMedicine: false,
  minimumAge: null,
  withDoctorUntil: null,
  notFor: [],
  registrationNumber: null,
  ingredients: [],
  notWith: [],
  variants: [],
  facets: [],
  ...overrides,
})
const groups = [{ id: 'idade', title: 'Para quem', facets: [{ id: 'bebes', title: 'Bebês' }] }]

test('rows that no product has anything to say in are left out', () => {
  expect(compareRows([product({})], groups, label, ageInWords).map(({ id }) => id)).toEqual(['medicine'])
})

test('a row differs when the products do not all say the same', () => {
  const rows = compareRows(
    [product({ facets: ['bebes'], text: 'Nariz' }), product({ text: 'Nariz' })],
    groups,
    label,
    ageInWords,
  )
  expect(rows.map(({ id, isDifferent, cells }) => ({ id, isDifferent, cells }))).toEqual([
    { id: 'text', isDifferent: false, cells: [['Nariz'], ['Nariz']] },
    { id: 'facets-idade', isDifferent: true, cells: [['Bebês'], []] },
    { id: 'medicine', isDifferent: false, cells: [['Não'], ['Não']] },
  ])
})

test('COMPARE-2: ages and whom products are not for are told, and so is that nothing is said of it', () => {
  const rows = compareRows(
    [product({ minimumAge: 144, notFor: ['Gestantes', 'Bebês'] }), product({ minimumAge: 0 }), product({})],
    [],
    label,
    ageInWords,
  )
  const told = rows.filter(({ id }) => id === 'age' || id === 'notFor')
  expect(told.map(({ id, cells }) => ({ id, cells }))).toEqual([
    { id: 'age', cells: [['144 meses'], ['0 meses'], ['Não informado']] },
    { id: 'notFor', cells: [['Gestantes', 'Bebês'], ['Não informado'], ['Não informado']] },
  ])
})
