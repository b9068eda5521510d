import type { SpaceExport } from '@sandbox/export-format'
import { describeProblem } from '@sandbox/space/loading/problem'
import { sampleSpaceForSuite, withFields } from '@tests/factories/sample-space'
import { entryLink, makeEntry, makeSpace } from '@tests/factories/space'
import { document, paragraph, text as words } from '@tests/unit/server/content/support/documents'
import { contextOf } from '../../tools/scripts/space/check/context'
import { siteFindings } from '../../tools/scripts/space/check/site'

const space = sampleSpaceForSuite()
const withField = (id: string, field: string, value: unknown) => withFields(space, id, { [field]: value })
const findingsOf = (changed: SpaceExport): string[] => siteFindings(contextOf(changed)).map(describeProblem)
const fieldOf = (id: string, field: string): unknown =>
  space.entries.find(({ sys }) => sys.id === id)?.fields[field]?.['pt-BR']

const without = (id: string, field: string, gone: string): SpaceExport =>
  withField(
    id,
    field,
    (fieldOf(id, field) as { sys: { id: string } }[]).filter(({ sys }) => sys.id !== gone),
  )

test.each(['product-xarope-dia', 'product-xarope-noite'])(
  'a complaint with which %s must not be used, and which it does not exclude, is named (PRODUCT-12)',
  (id) => {
    expect(findingsOf(without(id, 'notFor', 'facet-sintoma-febre-e-dores'))).toContainEqual(
      expect.stringContaining(
        `${id} (product) field notFor: lacks facet-sintoma-febre-e-dores, though it warns`,
      ),
    )
  },
)

test('a complaint that only the leaflet forbids is named, one of which it says nothing is not', () => {
  const body = (sentence: string) => document(paragraph(words(sentence)))
  const withLeaflet = (sentence: string) =>
    makeSpace(
      makeEntry('product', { id: 'p', fields: { name: 'P', slug: 'p', leaflet: entryLink('l') } }),
      makeEntry('leaflet', { id: 'l', fields: { page: entryLink('page') } }),
      makeEntry('contentPage', { id: 'page', fields: { slug: 'l', sectionContainers: [entryLink('c')] } }),
      makeEntry('sectionContainer', { id: 'c', fields: { sectionContent: [entryLink('s')] } }),
      makeEntry('richTextSection', { id: 's', fields: { body: body(sentence) } }),
      makeEntry('recommenderQuestion', { id: 'q', fields: { role: 'condition', answers: [entryLink('a')] } }),
      makeEntry('recommenderAnswer', { id: 'a', fields: { facets: [entryLink('f')] } }),
      makeEntry('facet', { id: 'f', fields: { title: 'Febre e dores', uniqueId: 'febre' } }),
    )
  const named = (sentence: string) =>
    findingsOf(withLeaflet(sentence)).filter((text) => text.includes('though it warns'))
  expect(named('Se a febre aparecer, pare e procure o médico.')).toEqual([
    expect.stringContaining('p (product) field notFor: lacks f'),
  ])
  expect(named('Pare e marque consulta se a tosse durar.')).toEqual([])
  expect(named('A febre é uma defesa do corpo.')).toEqual([])
})

test('what a product is for is no complaint against it, whatever its warnings say of stopping', () => {
  const stop = document(paragraph(words('Pare e procure o médico se a febre durar mais de 3 dias.')))
  const changed = withField('product-capsulas-dia-e-noite.usageInstructions.2', 'contents', stop)
  expect(findingsOf(changed).filter((text) => text.includes('though it warns'))).toEqual([])
})

test.each([
  ['minimumAge', 0, 24],
  ['withDoctorUntil', undefined, 144],
])('an age that differs from the warnings is named: %s (PRODUCT-12)', (field, value, wanted) => {
  expect(findingsOf(withField('product-pomada', field, value))).toContainEqual(
    expect.stringContaining(
      `product-pomada (product) field ${field}: is not ${wanted}, which its warnings say`,
    ),
  )
})

test.each([
  ['product-pomada', 'facet-idade-criancas'],
  ['product-cha-quente', 'facet-idade-adolescentes'],
])(
  'a filter of an age at which nobody may use the product without a doctor is named: %s (PRODUCT-12)',
  (id, facet) => {
    const shown = [...(fieldOf(id, 'facets') as object[]), entryLink(facet)]
    expect(findingsOf(withField(id, 'facets', shown))).toContainEqual(
      expect.stringContaining(`${id} (product) field facets: has ${facet}, though nobody below`),
    )
  },
)

test('a filter of an age of which some may use the product is right', () => {
  const shown = [...(fieldOf('product-pastilhas', 'facets') as object[]), entryLink('facet-idade-criancas')]
  expect(findingsOf(withField('product-pastilhas', 'facets', shown))).toEqual(findingsOf(space))
})

test('cards of two products that must not be used together need a text that says so', () => {
  const cards = ['product-cha-quente', 'product-capsulas-dia-e-noite'].map(entryLink)
  const shown = withField('home-novidades', 'cards', cards)
  const side = 'home-novidades (cardSection) field description: shows product-cha-quente and'
  expect(findingsOf(shown)).toContainEqual(expect.stringContaining(side))
  const said = withFields(shown, 'home-novidades', { disclaimer: 'Os dois têm paracetamol: use só um.' })
  expect(findingsOf(said)).toEqual(findingsOf(space))
})

test.each(['listing-noite', 'listing-linha-gripe', 'listing-febre-e-dores', 'listing-linha-tosse'])(
  'a grid with two products that must not be used together needs a caution that says so: %s',
  (id) => {
    const side = 'side by side, and does not say that they are not used together'
    expect(findingsOf(space).filter((text) => text.includes(side))).toEqual([])
    expect(findingsOf(withField(id, 'caution', 'Leia a bula.'))).toContainEqual(expect.stringContaining(side))
    expect(findingsOf(withField(id, 'caution', undefined))).toContainEqual(expect.stringContaining(side))
  },
)

test('a grid without such a pair needs no caution', () => {
  expect(findingsOf(withField('listing-linha-garganta', 'caution', undefined))).toEqual(findingsOf(space))
})

test('guidance whose page has no word of its title, or none by which it is found, is named', () => {
  const changed = withField('guidance-corticoide', 'page', entryLink('article-engasgo'))
  expect(findingsOf(changed)).toEqual([
    ...findingsOf(space),
    expect.stringContaining('article-engasgo has no word of its title'),
    expect.stringContaining('article-engasgo has no word of its words'),
  ])
})

test('guidance without a page, and one whose page says its words in a section, is not', () => {
  const page = makeEntry('article', {
    id: 'a',
    fields: { title: 'Burns', slug: 'burns', parts: [entryLink('s')] },
  })
  const section = makeEntry('richTextSection', {
    id: 's',
    fields: { body: document(paragraph(words('Cool the scald.'))) },
  })
  const guidance = (id: string, fields: object) => makeEntry('searchGuidance', { id, fields: { ...fields } })
  const foreign = makeSpace(
    page,
    section,
    guidance('g', { title: 'Scalded', words: ['scald'], page: entryLink('a') }),
    guidance('h', { title: 'Poison', words: ['poison'] }),
  )
  expect(findingsOf(foreign).filter((text) => text.includes('no word'))).toEqual([])
})
