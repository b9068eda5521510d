import { conflictOf, type Substance, usableTogether } from '@/shared/content-model/products/used-together'

const substance = (id: string, more: Partial<Substance> = {}): Substance => ({
  id,
  name: id,
  synonyms: [],
  drugClass: null,
  notWithClasses: [],
  mayBeRepeated: false,
  ...more,
})
const paracetamol = substance('paracetamol')
const other = substance('x', { name: 'Acetaminofeno', synonyms: ['Paracetamól'] })
const salt = substance('sal', { mayBeRepeated: true })
const calming = substance('dropropizina', { drugClass: 'Antitussígeno', notWithClasses: ['expectorante'] })
const loosening = substance('guaco', { drugClass: 'Expectorante' })

test.each([
  ['one ingredient twice', [paracetamol], [salt, paracetamol], 'sameIngredient'],
  ['one ingredient by 2 names', [paracetamol], [other], 'sameIngredient'],
  ['classes that exclude each other', [calming], [loosening], 'excludedClass'],
  ['classes that exclude each other, told by one of them only', [loosening], [calming], 'excludedClass'],
  ['what may be repeated', [salt], [salt], null],
  ['what nothing is known of', [], [paracetamol], null],
  ['different ingredients', [paracetamol], [loosening], null],
])('%s (PRODUCT-7, MODEL-10)', (_, one, two, kind) => {
  expect(conflictOf(one, two)?.kind ?? null).toBe(kind)
})

test('of two that must not be used together the later one is left out, never what stands there already (PRODUCT-7)', () => {
  const ids = (first: Substance[][], items: Substance[][]) => {
    const { usable, omitted } = usableTogether(items, (item) => item, first)
    return [usable.length, omitted.map(({ item }) => items.indexOf(item))]
  }
  expect(ids([], [[paracetamol], [salt], [other], [salt]])).toEqual([3, [2]])
  expect(ids([[other]], [[paracetamol], [salt]])).toEqual([1, [0]])
})
