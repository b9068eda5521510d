import type { SpaceExport } from '@sandbox/export-format'
import { loadSampleSpace } from '@sandbox/space/load'
import { describeProblem } from '@sandbox/space/loading/problem'
import { checkSpace } from '../../scripts/space/check/space'

let space: SpaceExport
beforeAll(async () => {
  space = await loadSampleSpace(undefined, () => undefined)
})

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
const withField = (id: string, field: string, value: unknown): SpaceExport => ({
  ...space,
  entries: space.entries.map((entry) =>
    entry.sys.id === id ? { ...entry, fields: { ...entry.fields, [field]: { 'pt-BR': value } } } : entry,
  ),
})
const findingsOf = (changed: SpaceExport): string[] => checkSpace(changed).map(describeProblem)

test.each([
  [
    'product-capsulas-dia-e-noite',
    'relatedProducts',
    ['product-cha-quente'],
    'product-capsulas-dia-e-noite and product-cha-quente must not be used together: both contain Paracetamol; the site leaves out product-cha-quente',
  ],
  [
    'product-umidificador',
    'relatedProducts',
    ['product-xarope-noite', 'product-xarope-dia'],
    'product-xarope-noite and product-xarope-dia must not be used together: Dropropizina and Guaco exclude each other; the site leaves out product-xarope-dia',
  ],
  [
    'collection-kit-inverno',
    'products',
    ['product-cha-quente', 'product-capsulas-dia-e-noite'],
    'product-cha-quente and product-capsulas-dia-e-noite must not be used together: both contain Paracetamol; the site leaves out product-capsulas-dia-e-noite',
  ],
  [
    'recommender',
    'otherSuggestions',
    ['product-xarope-dia', 'product-xarope-noite'],
    'product-xarope-dia and product-xarope-noite must not be used together: Guaco and Dropropizina exclude each other; the site leaves out product-xarope-noite',
  ],
])('a pair that must not be used together is named: %s', (id, field, products, reason) => {
  const found = findingsOf(withField(id, field, products.map(link))).filter((text) =>
    text.includes('together'),
  )
  expect(found).toEqual([expect.stringContaining(`field ${field}: ${reason}`)])
})

test('PRODUCT-13: a related product that is not for the same persons is named', () => {
  const changed = withField('product-bebe-balsamo', 'relatedProducts', [link('product-pomada')])
  expect(findingsOf(changed)).toContainEqual(
    expect.stringContaining(
      'product-bebe-balsamo (product) field relatedProducts: product-pomada is not for everybody or everything that product-bebe-balsamo is for (age); the site leaves it out',
    ),
  )
})

test('a published medicine without a leaflet is told of', () => {
  const changed = withField('product-pomada', 'leaflet', undefined)
  expect(findingsOf(changed)).toContainEqual(
    expect.stringContaining('product-pomada (product) field leaflet: is empty, but a medicine needs it'),
  )
})
