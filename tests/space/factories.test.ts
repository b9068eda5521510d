import { makeReply, resolveEntry } from '@tests/factories/replies'
import { entryLink, makeAsset, makeEntry, makeSpace } from '@tests/factories/space'

const asset = makeAsset({ id: 'foto' })
const image = makeEntry('image', { id: 'imagem', fields: { title: 'Pote', image: asset } })
const draft = makeEntry('product', { id: 'rascunho', status: 'draft' })
const product = makeEntry('product', 'pomada', {
  name: 'Pomada',
  heroImage: image,
  relatedProducts: [entryLink('pomada'), draft],
})
const space = makeSpace(product, draft, image, asset)

test('links resolve into shared objects; drafts stay links', () => {
  const entry = resolveEntry(space, 'pomada')
  expect(entry.sys).toMatchObject({ id: 'pomada', locale: 'pt-BR', revision: 1 })
  expect(entry.fields.relatedProducts).toEqual([entry, entryLink('rascunho')])
  expect(entry.fields.heroImage).toMatchObject({
    sys: { contentType: { sys: { id: 'image' } } },
    fields: { image: { sys: { id: 'foto' }, fields: { file: { contentType: 'image/png' } } } },
  })
})

test('a reply holds the published entries of its type, and includes the others', () => {
  const reply = makeReply(space, 'product')
  expect(reply.items.map(({ sys }) => sys.id)).toEqual(['pomada'])
  expect(reply.items[0]?.fields.heroImage).toEqual(entryLink('imagem'))
  expect(reply.includes?.Entry?.map(({ sys }) => sys.id)).toEqual(['imagem'])
  expect(reply.includes?.Asset?.map(({ sys }) => sys.id)).toEqual(['foto'])
})
