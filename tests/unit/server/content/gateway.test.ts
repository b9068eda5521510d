import { muteConsole } from '@tests/factories/mute'
import { makeReply } from '@tests/factories/replies'
import { entryLink, makeEntry, makeSpace } from '@tests/factories/space'
import type { Content } from '@/server/content/content'
import { document, paragraph, text } from './support/documents'
import { fakeServiceForSuite } from './support/fake-service'
import { newContent } from './support/new-content'
import { recorded } from './support/recorded-replies'
import { serveSpace } from './support/serve-space'
import { smallSite } from './support/small-site'

const service = fakeServiceForSuite()
let getPage: Content['pages']['get']
beforeAll(() => {
  getPage = newContent().pages.get
})
muteConsole('warn')

const linesLogged = (): string[] => jest.mocked(console.warn).mock.calls.map(([line]) => String(line))

test('a page is one request, with the content type, slug, depth and locale of behavior QUERY-1', async () => {
  service.answer(serveSpace(smallSite()))
  const page = { type: 'content', slug: 'sobre', title: 'Sobre nós' }
  await expect(getPage('content', 'sobre', 'delivery')).resolves.toMatchObject(page)
  expect(service.calls.map(({ query }) => Object.fromEntries(query))).toEqual([
    {
      ...{ content_type: 'contentPage', 'fields.slug': 'sobre', include: '10', limit: '1', locale: 'pt-BR' },
      order: 'sys.createdAt',
    },
  ])
})

test('home is asked for without a slug, at depth 8', async () => {
  service.answer(serveSpace(smallSite()))
  await expect(getPage('home', '', 'delivery')).resolves.toMatchObject({ type: 'home', slug: '' })
  const query = { content_type: 'homePage', include: '8', limit: '1', locale: 'pt-BR' }
  expect(Object.fromEntries(service.calls[0]?.query ?? [])).toEqual(query)
})

test('recommenders are asked for without a slug, 200 at a time; of several the address decides (QUERY-2, QUERY-4)', async () => {
  const recommender = (id: string) =>
    makeEntry('productRecommender', { id, fields: { slug: id, title: id, questions: [entryLink('age')] } })
  const age = { title: 'Idade', uniqueId: 'idade', role: 'safety', answers: [entryLink('adult')] }
  const adult = { title: 'Adulto', uniqueId: 'adulto' }
  const asked = [
    makeEntry('recommenderQuestion', { id: 'age', fields: age }),
    makeEntry('recommenderAnswer', { id: 'adult', fields: adult }),
  ]
  service.answer(serveSpace(makeSpace(recommender('adultos'), recommender('bebes'), ...asked)))
  await expect(getPage('recommender', 'bebes', 'delivery')).resolves.toMatchObject({ title: 'bebes' })
  await expect(getPage('recommender', 'nada', 'delivery')).resolves.toBeNull()
  const query = Object.fromEntries(service.calls[0]?.query ?? [])
  expect(query).toMatchObject({
    content_type: 'productRecommender',
    include: '10',
    limit: '200',
    locale: 'pt-BR',
  })
  expect(query).not.toHaveProperty('fields.slug')
})

test('an entry that does not exist is null, and only that is (FAULT-2)', async () => {
  service.answer(serveSpace(smallSite()))
  await expect(getPage('content', 'nada', 'delivery')).resolves.toBeNull()
  service.answer(() => recorded.unknownSpace)
  await expect(getPage('content', 'nada', 'delivery')).rejects.toMatchObject({ code: 'unknownSpace' })
})

test('a draft is absent on delivery and there on preview, each with its own token', async () => {
  service.answer(serveSpace(smallSite()))
  await expect(getPage('content', 'sobre/rascunho', 'delivery')).resolves.toBeNull()
  await expect(getPage('content', 'sobre/rascunho', 'preview')).resolves.toMatchObject({ title: 'Rascunho' })
  expect(service.calls.map(({ token }) => token)).toEqual(['delivery-token', 'preview-token'])
})

test('a page that is too big for one reply is asked for level by level (QUERY-5)', async () => {
  const answer = serveSpace(smallSite())
  service.answer((call) => (Number(call.query.get('include')) > 3 ? recorded.tooBig : answer(call)))
  await expect(getPage('content', 'sobre', 'delivery')).resolves.toMatchObject({ title: 'Sobre nós' })
  expect(service.calls.map(({ query }) => query.get('include'))).toEqual(['10', '0'])
})

test('a page whose entry lacks a required field throws, naming entry, field and reason (QUERY-7)', async () => {
  const broken = makeEntry('contentPage', { id: 'broken', fields: { title: 'Sem endereço' } })
  service.answer(() => ({ body: makeReply(makeSpace(broken), 'contentPage') }))
  await expect(getPage('content', 'x', 'delivery')).rejects.toMatchObject({
    code: 'invalidEntry',
    meta: { entryId: 'broken', field: 'slug', reason: 'empty' },
    message: expect.stringMatching(/is empty.*entryId=broken.*field=slug.*reason=empty/),
  })
})

const pageWith = (sections: string[], ...entries: ReturnType<typeof makeEntry>[]) =>
  smallSite(
    makeEntry('contentPage', 'page', { slug: 'pagina', sectionContainers: [entryLink('box')] }),
    makeEntry('sectionContainer', { id: 'box', fields: { sectionContent: sections.map(entryLink) } }),
    makeEntry('notice', { id: 'good', fields: { text: 'Leia a bula.' } }),
    ...entries,
  )

test.each([
  [
    'that lacks a required field',
    makeEntry('notice', { id: 'bad', fields: { title: 'Sem texto' } }),
    /entry bad \(notice\) field text: is empty; used in box\.sectionContent/,
  ],
  [
    'of a type that is no section',
    makeEntry('scent', { id: 'bad', fields: { title: 'Menta' } }),
    /entry bad \(scent\) field -: is of a content type that cannot stand there; used in box\.sectionContent/,
  ],
  [
    'that is not published',
    makeEntry('notice', { id: 'bad', status: 'draft', fields: { text: 'Rascunho' } }),
    /entry bad \(unresolved\) field -: is not published, or too deep; used in box\.sectionContent/,
  ],
  [
    'with an empty rich text',
    makeEntry('richTextSection', 'bad', { body: document(paragraph(text(' '))) }),
    /entry bad \(richTextSection\) field body: is empty/,
  ],
])(
  'a section %s is dropped with exactly one log line, and its page stands (QUERY-7, ERR-7)',
  async (_, entry, line) => {
    service.answer(serveSpace(pageWith(['bad', 'good'], entry)))
    const page = await getPage('content', 'pagina', 'delivery')
    expect(page?.containers.map(({ sections }) => sections.map(({ id }) => id))).toEqual([['good']])
    expect(linesLogged()).toEqual([expect.stringMatching(line)])
  },
)

test('a page whose sections are all dropped still stands, empty', async () => {
  service.answer(serveSpace(pageWith(['gone'])))
  await expect(getPage('content', 'pagina', 'delivery')).resolves.toMatchObject({ containers: [] })
})
