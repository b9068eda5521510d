import { sampleSpaceForSuite, withFields } from '@tests/factories/sample-space'
import { mapArticle } from '@/server/content/mappers/pages/article'
import type { Entry } from '@/shared/content-model/entry'
import { document } from '../support/documents'
import { mapEntry } from '../support/map-space'
import { entryOfSpace, withoutField } from './without-field'

const HOW_TO = 'article-como-lavar-o-nariz'
const ARTICLE = 'article-gripe-ou-resfriado'

const mapOnSite = (entry: Entry<'article'>) => mapArticle(entry, 'https://www.exemplo.com.br')

const space = sampleSpaceForSuite()

const withField = (id: string, field: string, value: unknown) => withFields(space, id, { [field]: value })

test('a how-to has its supplies and steps, in order (MODEL-9, ARTICLE-4)', () => {
  const { model, problems } = mapEntry(mapOnSite, space, HOW_TO)
  expect(problems).toEqual([])
  expect(model).toMatchObject({ isHowTo: true, category: 'Como fazer' })
  expect(model.supplies).toHaveLength(4)
  expect(model.steps.map(({ title }) => title).slice(0, 2)).toEqual([
    'Lave as mãos e amorne o soro',
    'Assoe o nariz com cuidado',
  ])
})

test('a step without its text is left out, and the others stay', () => {
  const [first] = mapEntry(mapOnSite, space, HOW_TO).model.steps
  const broken = withFields(space, first?.id ?? '', { text: undefined })
  const { model, problems } = mapEntry(mapOnSite, broken, HOW_TO)
  expect(model.steps).toHaveLength(5)
  expect(problems).toHaveLength(1)
})

test('related articles are cards: none of their own texts travels along', () => {
  const { related } = mapEntry(mapOnSite, space, ARTICLE).model
  expect(related.map(({ kind }) => kind)).toEqual(['article', 'article', 'article'])
  expect(Object.keys(related[0] ?? {})).not.toContain('body')
})

test.each([
  ['2026-10-05', '2026-10-05'],
  ['2026-10-05T23:30-03:00', '2026-10-05'],
  ['logo', null],
  ['2026-13-45', null],
])('the review date %s reads as %s (QUERY-7)', (written, day) => {
  expect(mapEntry(mapOnSite, withField(ARTICLE, 'reviewDate', written), ARTICLE).model.reviewedOn).toBe(day)
})

test('an article takes at least a minute to read (ARTICLE-1)', () => {
  const short = withField(ARTICLE, 'pageContent', document())
  expect(mapEntry(mapOnSite, short, ARTICLE).model.readingMinutes).toBe(1)
  expect(mapEntry(mapOnSite, space, ARTICLE).model.readingMinutes).toBeGreaterThan(1)
})

test('networks that nobody knows are left out; without any choice all are offered', () => {
  const networksOf = (value: unknown) =>
    mapEntry(mapOnSite, withField('article-social', 'networks', value), ARTICLE).model.share?.networks
  expect(networksOf(['x', 'orkut'])).toEqual(['x'])
  expect(networksOf([])).toEqual(['whatsapp', 'facebook', 'x', 'copy', 'share'])
})

test('what is shared is the whole address of the page', () => {
  const { model } = mapEntry(mapOnSite, space, ARTICLE)
  expect(model.share?.url).toBe('https://www.exemplo.com.br/pt-br/dicas/gripe-ou-resfriado/')
  const silent = withoutField(space, ARTICLE, 'socialMediaSection')
  expect(mapEntry(mapOnSite, silent, ARTICLE).model.share).toBeNull()
})

test('the sample space has articles enough, and how-tos among them', () => {
  const articles = space.entries.filter(({ sys }) => sys.contentType.sys.id === 'article')
  const howTos = articles.filter(({ sys }) => entryOfSpace(space, sys.id).fields.isHowTo?.['pt-BR'] === true)
  expect(articles.length).toBeGreaterThanOrEqual(12)
  expect(howTos.length).toBeGreaterThanOrEqual(3)
})
