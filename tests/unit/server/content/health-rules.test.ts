import { makeEntry, makeSpace } from '@tests/factories/space'
import { entryOf, mappingOf, replyOf } from '@tests/unit/server/content/support/map-space'
import { mapSearchPage } from '@/server/content/mappers/pages/search'
import { readEntry } from '@/server/content/reader/entry'
import {
  healthProblems,
  type RuleEntry,
  reportHealthRules,
  reviewDueOn,
  textProblems,
} from '@/server/content/reader/health-rules'

const TODAY = '2026-11-25'
const known: Record<string, RuleEntry> = {
  bula: { type: 'leaflet', fields: { product: 'Pomada' } },
  outra: { type: 'leaflet', fields: { product: 'Xarope' } },
  bebes: { type: 'facet', fields: { title: 'Bebês' } },
}
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
const linked = (given: unknown) => {
  const id = (given as { sys?: { id: string } } | undefined)?.sys?.id
  return id === undefined ? null : (known[id] ?? null)
}
const found = (type: string, fields: Record<string, unknown>) =>
  healthProblems({ type, fields }, { linked, today: TODAY }).map(({ field, reason }) => `${field} ${reason}`)

const medicine = {
  title: 'Pomada',
  isMedicine: true,
  category: 'medicine',
  minimumAge: 24,
  leaflet: link('bula'),
  registrationNumber: '1.0000.0001',
  activeIngredients: [link('mentol')],
}
const article = { reviewer: link('ana'), reviewDate: '2026-09-15' }

test('a whole medicine and a reviewed article break no rule', () => {
  expect([...found('product', medicine), ...found('article', article)]).toEqual([])
})

test.each([
  ['minimumAge', undefined, ['minimumAge medicineLacks']],
  ['leaflet', undefined, ['leaflet medicineLacks']],
  ['registrationNumber', ' ', ['registrationNumber medicineLacks']],
  ['activeIngredients', [], ['activeIngredients medicineLacks']],
  ['category', undefined, ['category medicineLacks']],
  ['category', 'cosmetic', ['category otherCategory']],
  ['isMedicine', undefined, ['isMedicine empty', 'isMedicine medicineUnsaid']],
  ['isMedicine', false, ['isMedicine medicineUnsaid']],
  ['minimumAge', 2, ['minimumAge ageInYears']],
  ['minimumAge', 999, ['minimumAge outOfRange']],
  ['leaflet', link('outra'), ['leaflet otherLeaflet']],
])('a medicine whose %s is %j is named (PROBLEM-4)', (field, value, problems) => {
  expect(found('product', { ...medicine, [field]: value })).toEqual(problems)
})

test('an age below two years is right for a product with the facet of babies (PROBLEM-4)', () => {
  expect(found('product', { ...medicine, minimumAge: 3, facets: [link('bebes')] })).toEqual([])
})

test('what is no medicine needs none of it', () => {
  expect(found('product', { title: 'Umidificador', isMedicine: false, category: 'appliance' })).toEqual([])
})

test.each([
  [{ ...article, reviewer: undefined }, ['reviewer empty']],
  [{ ...article, reviewDate: undefined }, ['reviewDate empty']],
  [{ ...article, reviewDate: '2031-01-01' }, ['reviewDate reviewInFuture']],
  [{ ...article, reviewDate: '2019-05-02' }, ['reviewDate reviewOverdue']],
  [{ ...article, reviewDate: '2024-11-25' }, []],
  [{ ...article, reviewDate: '2024-11-24' }, ['reviewDate reviewOverdue']],
])('an article of health %j is held to its review (PROBLEM-4)', (fields, problems) => {
  expect(found('article', fields)).toEqual(problems)
  expect(reviewDueOn({ type: 'article', fields: article })).toBe('2028-09-15')
  expect(reviewDueOn({ type: 'article', fields: { ...article, reviewDate: '2026-99-99' } })).toBeNull()
})

test('names in braces are known to the field, and no text is unfinished', () => {
  const paragraph = { nodeType: 'text', value: 'Use {prodto}.' }
  const body = { nodeType: 'document', content: [{ nodeType: 'paragraph', content: [paragraph] }] }
  expect(textProblems({ type: 'article', fields: { pageContent: body, title: '[TODO] título' } })).toEqual([
    { field: 'title', reason: 'unfinished' },
    { field: 'pageContent', reason: 'unknownPlaceholder', detail: '{prodto}' },
  ])
  const legalText = '{produto} é um medicamento. {ano}'
  expect(textProblems({ type: 'product', fields: { legalText } })).toEqual([
    { field: 'legalText', reason: 'unknownPlaceholder', detail: '{ano}' },
  ])
})

test("a page's own entry is held to these rules when visitors or editors get it", () => {
  const product = makeEntry('product', 'p', { title: 'Pomada', slug: 'pomada', isMedicine: true })
  const reply = replyOf(makeSpace(product))
  const { context, problems } = mappingOf(reply)
  reportHealthRules(entryOf(reply, 'p'), context)
  expect(problems).toContainEqual(
    expect.objectContaining({
      entryId: 'p',
      contentType: 'product',
      field: 'minimumAge',
      reason: 'medicineLacks',
    }),
  )
})

const GRACE_ENDS = '2026-08-27'
const guidanceOf = (gravity: string, reviewDate: string) => {
  const page = makeEntry('article', { id: 'a', fields: { title: 'A', slug: 'dicas/a', reviewDate } })
  const guidance = makeEntry('searchGuidance', 'g', {
    title: 'Tosse',
    words: ['tosse'],
    gravity,
    page: link('a'),
  })
  const search = makeEntry('searchPage', { id: 's', fields: { title: 'Busca', guidance: [link('g')] } })
  const reply = replyOf(makeSpace(search, guidance, page))
  const { context, problems } = mappingOf(reply)
  const model = mapSearchPage(
    readEntry('searchPage', entryOf(reply, 's'), context),
    new Map(),
    [],
    GRACE_ENDS,
  )
  return { shown: model.guidance.map(({ id }) => id), problems: problems.map(({ reason }) => reason) }
}

test('guidance without a published page is shown without a link (PROBLEM-3)', () => {
  const guidance = makeEntry('searchGuidance', 'g', {
    title: 'Tosse',
    words: ['tosse'],
    gravity: 'emergency',
  })
  const search = makeEntry('searchPage', { id: 's', fields: { title: 'Busca', guidance: [link('g')] } })
  const reply = replyOf(makeSpace(search, guidance))
  const { context, problems } = mappingOf(reply)
  const model = mapSearchPage(
    readEntry('searchPage', entryOf(reply, 's'), context),
    new Map(),
    [],
    GRACE_ENDS,
  )
  expect(model.guidance).toMatchObject([{ id: 'g', href: null }])
  expect(problems).toEqual([])
})

test('guidance to a text whose review is overdue beyond the grace is left out and told; help for emergencies never is (PROBLEM-5)', () => {
  expect(guidanceOf('caution', '2024-08-27')).toEqual({ shown: ['g'], problems: [] })
  expect(guidanceOf('caution', '2024-08-26')).toEqual({ shown: [], problems: ['reviewLapsed'] })
  expect(guidanceOf('urgent', '2019-01-01')).toEqual({ shown: ['g'], problems: [] })
  expect(guidanceOf('emergency', '2019-01-01')).toEqual({ shown: ['g'], problems: [] })
})
