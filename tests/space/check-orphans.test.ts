import type { ExportEntry } from '@sandbox/export-format'
import { readSampleSpace } from '@sandbox/space/load'
import { entryLink as link, makeEntry, makeSpace } from '@tests/factories/space'
import {
  document,
  entryHyperlink,
  hyperlink,
  paragraph,
  text,
} from '@tests/unit/server/content/support/documents'
import { replyOf } from '@tests/unit/server/content/support/map-space'
import { createSurvey } from '@/server/content/preview/survey'
import { createGraph } from '@/server/content/service/graph'
import { checkSpace } from '../../tools/scripts/space/check/space'

/** Published pages that nothing leads to, as editors hear of them (behavior PROBLEM-2). */
const page = (slug: string, fields: Record<string, unknown> = {}, type = 'contentPage') =>
  makeEntry(type, { id: slug, fields: { slug, title: slug, ...fields } })
const linkTo = (id: string, url: string) => makeEntry('link', { id, fields: { text: id, url } })
const richText = (id: string, body: unknown) => makeEntry('richTextSection', { id, fields: { body } })
const block = (id: string, ...sections: string[]) =>
  makeEntry('sectionContainer', { id, fields: { sectionContent: sections.map(link) } })
const facet = (id: string) => makeEntry('facet', { id, fields: { uniqueId: id, title: id } })
const feature = (id: string, featureType: string) => makeEntry('feature', { id, fields: { featureType } })
const start = (...links: string[]) => makeEntry('header', { id: 'header', fields: { menu: links.map(link) } })

/** As the served site and `space:check` name them, which must be the same. */
const orphansIn = async (...entries: ExportEntry[]): Promise<(string | null)[]> => {
  const space = makeSpace(...entries)
  const reply = replyOf(space)
  const { problems } = await createSurvey({
    fetchPages: async function* () {
      yield { items: reply.includes?.Entry ?? [], graph: createGraph([reply], () => undefined) }
    },
    statesOf: async () => new Map(),
    pathIndex: async () => new Map(),
    redirects: async () => new Set<string>(),
    hasPreview: false,
  })(Date.now())
  const served = problems.filter(({ reason }) => reason === 'orphan').map(({ entryId }) => entryId)
  const checked = checkSpace(space).filter(({ code }) => code === 'orphan')
  expect(checked.map(({ entry }) => entry)).toEqual(served)
  expect(checked.every(({ level }) => level === 'note')).toBe(true)
  return served
}

test.each<[string, string, ExportEntry[]]>([
  ['of no entry', 'a', [start(), page('a')]],
  [
    'of drafts',
    'a',
    [start('d'), makeEntry('link', { id: 'd', status: 'draft', fields: { url: '/a' } }), page('a')],
  ],
  [
    'of its own',
    'a',
    [start(), page('a', { sectionContainers: [link('b')] }), block('b', 'own'), linkTo('own', '/a')],
  ],
  ['of what nobody uses', 'a', [start(), linkTo('unused', '/a'), page('a')]],
  ['of another orphan', 'a', [start('h'), linkTo('h', '/b'), page('b'), page('a')]],
  [
    'of a listing of others',
    'a',
    [
      start('h'),
      linkTo('h', '/lista'),
      page('lista', { facetId: 'f' }, 'productListingPage'),
      page('pomada', { facets: [link('f')] }, 'product'),
      page('a', { facets: [link('g')] }, 'product'),
      facet('f'),
      facet('g'),
    ],
  ],
])('a page with links %s alone is named, with its entry and reason', async (_name, id, entries) => {
  expect(await orphansIn(...entries)).toEqual([id])
})

test.each<[string, ExportEntry[]]>([
  ['a menu', [start('m'), linkTo('m', '/a/?x=1#y'), page('a')]],
  [
    'a text of a page',
    [
      start('m'),
      linkTo('m', '/p'),
      page('p', { sectionContainers: [link('b')] }),
      block('b', 't'),
      richText('t', document(paragraph(hyperlink('/a', text('a')), entryHyperlink('c', text('c'))))),
      page('a'),
      page('c'),
    ],
  ],
  [
    'a card',
    [
      start('c'),
      makeEntry('cardSection', { id: 'c', fields: { cards: [link('a')] } }),
      page('a', {}, 'article'),
    ],
  ],
  [
    'an old address',
    [
      start('m'),
      linkTo('m', '/antiga'),
      makeEntry('redirect', { id: 'r', fields: { from: '/antiga', to: '/a' } }),
      page('a'),
    ],
  ],
  ['the breadcrumbs of a page below', [start('m'), linkTo('m', '/a/b'), page('a/b'), page('a')]],
  [
    'a listing',
    [
      start('m'),
      linkTo('m', '/lista'),
      page('lista', { facetId: 'f' }, 'productListingPage'),
      page('a', { facets: [link('f')] }, 'product'),
      facet('f'),
    ],
  ],
  [
    'the sitemap',
    [
      start('s'),
      makeEntry('sitemapSection', { id: 's', fields: { title: 's', contentType: 'article' } }),
      page('a', {}, 'article'),
    ],
  ],
  [
    'another page of questions',
    [start('m'), linkTo('m', '/f'), page('f', {}, 'faqPage'), page('a', {}, 'faqPage')],
  ],
])('a page is not named to which %s leads', async (_name, entries) => {
  expect(await orphansIn(...entries)).toEqual([])
})

test('nor are the home page, drafts, pages that search engines may not list, and targets of forms and mails; a form to write to us is', async () => {
  const metadata = makeEntry('pageMetadata', { id: 'hidden', fields: { metaTitle: 'x', noIndex: true } })
  expect(
    await orphansIn(
      start(),
      makeEntry('homePage', { id: 'home', fields: {} }),
      makeEntry('contentPage', { id: 'draft', status: 'draft', fields: { slug: 'rascunho' } }),
      metadata,
      page('obrigado', { metadata: link('hidden') }),
      ...['resetPassword', 'contactForm'].flatMap((type) => [
        page(type.toLowerCase(), { sectionContainers: [link(`in-${type}`)] }),
        block(`in-${type}`, type),
        feature(type, type),
      ]),
    ),
  ).toEqual(['contactform'])
})

test('every page of the sample can be reached', async () => {
  const { space } = await readSampleSpace()
  expect(checkSpace(space).filter(({ code }) => code === 'orphan')).toEqual([])
})
