import type { SpaceExport } from '@sandbox/export-format'
import { muteConsole } from '@tests/factories/mute'
import { assetLink, entryLink, makeAsset, makeEntry, makeSpace } from '@tests/factories/space'
import type { Content } from '@/server/content/content'
import { MAX_RELATED } from '@/shared/config/site'
import { type Answer, fakeServiceForSuite } from './support/fake-service'
import { newContent } from './support/new-content'
import { recorded } from './support/recorded-replies'
import { serveSpace } from './support/serve-space'

const COUNT = 100
const productId = (index: number) => `product-${String(index).padStart(3, '0')}`
const ids = Array.from({ length: COUNT }, (_, index) => productId(index))

/** Products that all relate to each other, each with a picture of its own and one variant. */
const range: SpaceExport = makeSpace(
  ...ids.flatMap((id) => [
    makeAsset({ id: `file-${id}`, description: `Foto de ${id}` }),
    makeEntry('image', { id: `image-${id}`, fields: { image: assetLink(`file-${id}`) } }),
    makeEntry('productVariant', { id: `variant-${id}`, fields: { variantName: `Caixa de ${id}` } }),
    makeEntry('product', id, {
      title: `Produto ${id}`,
      slug: id,
      heroImage: entryLink(`image-${id}`),
      variants: [entryLink(`variant-${id}`)],
      relatedProducts: ids.map(entryLink),
    }),
  ]),
)

/** A service that follows links in no reply, as one that answers all products at once would be too big. */
const serveRange: Answer = (call) => {
  if (call.path.endsWith('/assets')) {
    const asked = call.query.get('sys.id[in]')?.split(',') ?? []
    const items = range.assets.filter(({ sys }) => asked.includes(sys.id))
    const fields = items.map(({ sys, fields: localized }) => ({
      sys,
      fields: Object.fromEntries(Object.entries(localized).map(([name, values]) => [name, values['pt-BR']])),
    }))
    return { body: { items: fields } }
  }
  return call.query.get('include') === '0' ? serveSpace(range)(call) : recorded.tooBig
}

const service = fakeServiceForSuite()
let content: Content
beforeAll(() => {
  content = newContent()
})
muteConsole('warn')

test('a page whose products relate to each other across the whole range is whole, in few questions, and told of (QUERY-5)', async () => {
  service.answer(serveRange)
  const page = await content.pages.get('product', productId(1), 'delivery')
  expect(page).toMatchObject({
    title: 'Produto product-001',
    picture: { alt: 'Foto de product-001' },
    variants: [{ name: 'Caixa de product-001' }],
  })
  // As many of its own relations as pages show, each with its picture.
  expect(page?.related).toHaveLength(MAX_RELATED)
  expect(page?.related.every(({ image }) => image !== null)).toBe(true)
  expect(service.calls.length).toBeLessThan(10)
  expect(jest.mocked(console.warn).mock.calls.join()).toMatch(/exceeds 7 MB.*24 related entries at most/)
})

test('lists of products follow no relations', async () => {
  service.answer(serveSpace(range))
  expect(await content.lists.allProducts('delivery')).toHaveLength(COUNT)
  for (const { query } of service.calls) {
    expect(query.get('select')).toContain('fields.title')
    expect(query.get('select')).not.toContain('relatedProducts')
  }
})

test('any other failure is passed on', async () => {
  service.answer(() => recorded.accessTokenInvalid)
  await expect(content.pages.get('product', productId(1), 'delivery')).rejects.toMatchObject({
    code: 'unauthorized',
  })
  expect(service.calls).toHaveLength(1)
})
