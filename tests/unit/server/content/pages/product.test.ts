import { sampleSpaceForSuite } from '@tests/factories/sample-space'
import { entryLink, makeEntry, makeSpace } from '@tests/factories/space'
import { mapProduct } from '@/server/content/mappers/pages/product'
import { mapEntry } from '../support/map-space'
import { withoutField } from './without-field'

const space = sampleSpaceForSuite()

test('questions whose page has no address are left out, and the product stays', () => {
  const made = makeSpace(
    makeEntry('product', { id: 'p', fields: { slug: 'p', title: 'P', faqPage: entryLink('f') } }),
    makeEntry('faqPage', { id: 'f', fields: { title: 'Dúvidas', slug: ' ' } }),
  )
  expect(mapEntry(mapProduct, made, 'p').model.faq).toBeNull()
})

test('forms and moments are the titles of the facets that begin so (PRODUCT-11)', () => {
  const facet = (uniqueId: string, title: string) =>
    makeEntry('facet', { id: uniqueId, fields: { uniqueId, title } })
  const facets = [
    facet('momento-noite', 'Noite'),
    facet('forma-pomada', 'Pomada'),
    facet('idade-bebes', 'Bebês'),
  ]
  const made = makeSpace(
    makeEntry('product', 'p', { slug: 'p', title: 'P', facets: facets.map(({ sys }) => entryLink(sys.id)) }),
    ...facets,
  )
  expect(mapEntry(mapProduct, made, 'p').model).toMatchObject({ forms: ['Pomada'], moments: ['Noite'] })
})

test('the initial scent comes first, each scent once (MODEL-11)', () => {
  const scent = (id: string, scentName: string) =>
    makeEntry('scent', { id, fields: { title: id, scentName } })
  const made = makeSpace(
    makeEntry('product', { id: 'p', fields: { slug: 'p', title: 'P', variants: [entryLink('v')] } }),
    makeEntry('productVariant', 'v', {
      variantName: '30 g',
      scent: entryLink('b'),
      scentList: [entryLink('a'), entryLink('b')],
    }),
    scent('a', 'Mel'),
    scent('b', 'Menta'),
  )
  const { model } = mapEntry(mapProduct, made, 'p')
  expect(model.variants[0]?.scents.map(({ key }) => key)).toEqual(['menta', 'mel'])
})

test('keys stay unique where two variants have the same name', () => {
  const variant = (id: string) => makeEntry('productVariant', { id, fields: { variantName: '30 g' } })
  const made = makeSpace(
    makeEntry('product', 'p', { slug: 'p', title: 'P', variants: [entryLink('v'), entryLink('w')] }),
    variant('v'),
    variant('w'),
  )
  expect(mapEntry(mapProduct, made, 'p').model.variants.map(({ key }) => key)).toEqual(['30-g', '30-g-2'])
})

test.each([
  ['https://loja.example/x', 'https://loja.example/x'],
  ['loja.example', 'https://loja.example'],
  ['javascript:alert(1)', null],
  ['/produtos', null],
  ['mailto:a@b.example', null],
  ['https://', null],
])(
  'the shop address %j leads to %j, and one that leads nowhere is told to editors (PRODUCT-3)',
  (link, expected) => {
    const made = makeSpace(
      makeEntry('product', { id: 'p', fields: { slug: 'p', title: 'P', variants: [entryLink('v')] } }),
      makeEntry('productVariant', { id: 'v', fields: { variantName: 'Único', scentList: [entryLink('s')] } }),
      makeEntry('scent', {
        id: 's',
        fields: { title: 'S', scentName: 'Mel', buyNowLinks: [entryLink('r')] },
      }),
      makeEntry('buyNowLink', { id: 'r', fields: { name: 'Loja', link } }),
    )
    const { model, problems } = mapEntry(mapProduct, made, 'p')
    expect(model.retailers.map(({ href }) => href)).toEqual([expected])
    const told = problems.filter(({ entryId }) => entryId === 'r').map(({ field, reason }) => [field, reason])
    expect(told).toEqual(expected === null ? [['link', 'badAddress']] : [])
  },
)

test('a product never appears among its own related products (PRODUCT-5)', () => {
  const made = makeSpace(
    makeEntry('product', { id: 'p', fields: { slug: 'p', title: 'P', relatedProducts: [entryLink('p')] } }),
  )
  expect(mapEntry(mapProduct, made, 'p').model.related).toEqual([])
})

test('a product with many scents is slim: less than half of what a page may send', () => {
  const { model } = mapEntry(mapProduct, space, 'product-pomada')
  expect(JSON.stringify(model).length).toBeLessThan(21_000)
})

test('metadata stands in with title and short description where an editor gave none', () => {
  const { model } = mapEntry(mapProduct, withoutField(space, 'product-pomada', 'metadata'), 'product-pomada')
  expect(model.meta).toMatchObject({ title: 'Brisamenta Pomada', description: model.shortDescription })
})

test('a product shows at most twelve related ones, broken ones not counted (PRODUCT-5)', () => {
  const related = (id: string, fields: object) =>
    makeEntry('product', { id, fields: { slug: id, ...fields } })
  const others = Array.from({ length: 13 }, (_, index) => related(`r${index}`, { title: `R${index}` }))
  const broken = related('broken', {})
  const made = makeSpace(
    makeEntry('product', 'p', { slug: 'p', title: 'P', relatedProducts: [broken, ...others] }),
    broken,
    ...others,
  )
  expect(mapEntry(mapProduct, made, 'p').model.related.map(({ title }) => title)).toEqual(
    others.slice(0, 12).map((_, index) => `R${index}`),
  )
})
