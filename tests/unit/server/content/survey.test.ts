import { entryLink as link, makeEntry, makeSpace } from '@tests/factories/space'
import { createSurvey } from '@/server/content/preview/survey'
import type { FetchPages } from '@/server/content/service/fetch-entries'
import { createGraph } from '@/server/content/service/graph'
import type { EntryState } from '@/shared/content-model/views/preview'
import { replyOf } from './support/map-space'

const NOW = Date.parse('2026-11-25T12:00:00Z')

const hyperlink = (uri: string) => ({
  nodeType: 'document',
  content: [{ nodeType: 'hyperlink', data: { uri }, content: [] }],
})

const space = makeSpace(
  // Before its leaflet and its facet, as replies may have them.
  makeEntry('product', 'p', {
    name: 'Pomada',
    title: 'Pomada',
    isMedicine: false,
    leaflet: link('l'),
    facets: [link('f')],
    minimumAge: 3,
  }),
  makeEntry('leaflet', { id: 'l', fields: { name: 'Bula', product: 'Xarope' } }),
  makeEntry('facet', { id: 'f', fields: { name: 'Bebês', title: 'Bebês' } }),
  makeEntry('article', 'soon', {
    name: 'Logo',
    reviewer: link('x'),
    reviewDate: '2024-12-20',
    pageContent: hyperlink('/sumiu'),
  }),
  makeEntry('article', 'later', { name: 'Depois', reviewer: link('x'), reviewDate: '2026-01-01' }),
  makeEntry('link', { id: 'dead', fields: { name: 'Card', url: '/produtos/sumiu' } }),
  makeEntry('link', { id: 'page', fields: { name: 'Card', url: '/produtos/pomada?x=1' } }),
  makeEntry('link', { id: 'moved', fields: { name: 'Card', url: '/Antigo' } }),
  makeEntry('link', { id: 'out', fields: { name: 'Card', url: 'https://exemplo.com.br/sumiu' } }),
)
const reply = replyOf(space)
const items = reply.includes?.Entry ?? []

const fetchPages: FetchPages = async function* () {
  yield { items, graph: createGraph([reply], () => undefined) }
}
const page = { type: 'product', id: 'p', rawSlug: 's', title: null, updatedAt: null } as const
const survey = (hasPreview: boolean) =>
  createSurvey({
    fetchPages,
    statesOf: async (entries) =>
      new Map(
        entries.map(({ sys }): [string, EntryState] => [
          sys.id,
          sys.id === 'later' ? 'changed' : 'published',
        ]),
      ),
    pathIndex: async () => new Map([['produtos/pomada', page]]),
    redirects: async () => new Set(['/pt-br/antigo/']),
    hasPreview,
  })(NOW)

test('links that lead nowhere are named with entry and field, in texts too; pages, redirects and other sites are not (PROBLEM-2)', async () => {
  const { problems } = await survey(false)
  const dead = problems.filter(({ reason }) => reason === 'deadLink')
  expect(dead.map(({ entryId, field, detail }) => [entryId, field, detail])).toEqual([
    ['soon', 'pageContent', '/sumiu'],
    ['dead', 'url', '/produtos/sumiu'],
  ])
})

test('health rules hold for entries of pages that nobody visits (PROBLEM-2)', async () => {
  const { problems } = await survey(false)
  expect(problems.filter(({ entryId }) => entryId === 'p').map(({ reason }) => reason)).toEqual([
    'medicineUnsaid',
    'otherLeaflet',
  ])
})

test('reviews of the next 30 days are named, and old drafts where there is a preview API (PROBLEM-2)', async () => {
  expect(await survey(false)).toMatchObject({
    reviewsDue: [{ entryId: 'soon', contentType: 'article', title: 'Logo', day: '2026-12-20' }],
    oldDrafts: [],
  })
  expect((await survey(true)).oldDrafts.map(({ entryId }) => entryId)).toEqual(['later'])
})
