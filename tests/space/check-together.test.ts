import type { SpaceExport } from '@sandbox/export-format'
import { describeProblem } from '@sandbox/space/loading/problem'
import { sampleSpaceForSuite, withFields } from '@tests/factories/sample-space'
import { entryLink } from '@tests/factories/space'
import { checkSpace } from '../../tools/scripts/space/check/space'

const space = sampleSpaceForSuite()

const withField = (id: string, field: string, value: unknown) => withFields(space, id, { [field]: value })
const findingsOf = (changed: SpaceExport): string[] => checkSpace(changed).map(describeProblem)

test.each([
  ['product-capsulas-dia-e-noite', 'relatedProducts', ['cha-quente'], 'both contain Paracetamol'],
  [
    'product-umidificador',
    'relatedProducts',
    ['xarope-noite', 'xarope-dia'],
    'Dropropizina and Guaco exclude each other',
  ],
  ['collection-kit-inverno', 'products', ['cha-quente', 'capsulas-dia-e-noite'], 'both contain Paracetamol'],
  [
    'recommender',
    'otherSuggestions',
    ['xarope-dia', 'xarope-noite'],
    'Guaco and Dropropizina exclude each other',
  ],
])('a pair that must not be used together is named: %s (PRODUCT-7)', (id, field, names, reason) => {
  const products = names.map((name) => `product-${name}`)
  const [one, other] = [id, ...products].slice(-2)
  const found = findingsOf(withField(id, field, products.map(entryLink)))
  const what = `${one} and ${other} must not be used together: ${reason}; the site leaves out ${other}`
  expect(found.filter((text) => text.includes('together'))).toEqual([
    expect.stringContaining(`field ${field}: ${what}`),
  ])
})

test('PRODUCT-13: a related product that is not for the same persons is named', () => {
  const changed = withField('product-bebe-balsamo', 'relatedProducts', [entryLink('product-pomada')])
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
