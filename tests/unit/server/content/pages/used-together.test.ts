import { sampleSpaceForSuite, withFields } from '@tests/factories/sample-space'
import { entryLink } from '@tests/factories/space'
import { mapCollection } from '@/server/content/mappers/pages/content'
import { mapProduct } from '@/server/content/mappers/pages/product'
import { mapEntry } from '../support/map-space'

const space = sampleSpaceForSuite()

const PAIR = ['product-cha-quente', 'product-spray-nasal', 'product-capsulas-dia-e-noite']
const withProducts = (id: string, field: string) => withFields(space, id, { [field]: PAIR.map(entryLink) })
const told = (entryId: string, besides: string) =>
  expect.objectContaining({
    entryId,
    field: 'activeIngredients',
    detail: `${besides}: both contain Paracetamol`,
  })

test('a collection shows the first of two products that must not be used together, and tells of the other (PRODUCT-7)', () => {
  const changed = withProducts('collection-kit-inverno', 'products')
  const { model, problems } = mapEntry(mapCollection, changed, 'collection-kit-inverno')
  expect(model.products.map(({ id }) => id)).toEqual(PAIR.slice(0, 2))
  expect(problems).toContainEqual(told('product-capsulas-dia-e-noite', 'product-cha-quente'))
})

test('beside a product nothing stands that must not be used along with it (PRODUCT-7)', () => {
  const id = 'product-capsulas-dia-e-noite'
  const { model, problems } = mapEntry(mapProduct, withProducts(id, 'relatedProducts'), id)
  expect(model.related.map((card) => card.id)).not.toContain('product-cha-quente')
  expect(problems).toContainEqual(told('product-cha-quente', id))
})

test('products of which no ingredient is known stand together as before', () => {
  const bare = withProducts('collection-kit-inverno', 'products')
  const entries = bare.entries.map((entry) => {
    const { activeIngredients: _gone, ...fields } = entry.fields
    return { ...entry, fields }
  })
  const { model } = mapEntry(mapCollection, { ...bare, entries }, 'collection-kit-inverno')
  expect(model.products.map(({ id }) => id)).toEqual(PAIR)
})
