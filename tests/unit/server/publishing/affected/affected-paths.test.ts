import { pathEntry as line, makeChange } from '@tests/factories/publishing'
import type { Dependency } from '@/server/content/changes'
import type { PathEntry, PathIndex } from '@/server/content/paths'
import {
  affectedPaths,
  affectedSearchRecords,
  changesSearchSettings,
} from '@/server/publishing/affected/affected-paths'
import type { ContentChange } from '@/server/publishing/revalidation/job-store'

const change = (more: Partial<ContentChange> = {}) => makeChange('section', { revision: 2, ...more })
const index = (lines: Record<string, PathEntry>): PathIndex => new Map(Object.entries(lines))

const PAGES = index({
  sobre: line('content', 'about'),
  termos: line('content', 'terms'),
  'produtos/pomada': line('product', 'pomada'),
  'dicas/tosse': line('article', 'tosse'),
  mapa: line('sitemap', 'map'),
})
const dependencyMap = new Map<string, Dependency[]>([
  ['/pt-br/', ['entry:home', 'entry:section', 'list:shell']],
  ['/pt-br/sobre/', ['entry:about', 'entry:section', 'list:shell']],
  ['/pt-br/termos/', ['entry:terms', 'list:shell']],
  ['/pt-br/produtos/', ['entry:listing', 'list:products', 'list:shell']],
  ['/pt-br/produtos/pomada/', ['entry:pomada', 'asset:photo', 'path:produtos', 'list:shell']],
  ['/pt-br/dicas/tosse/', ['entry:tosse', 'entry:section', 'list:shell']],
  ['/pt-br/mapa/', ['entry:map', 'pages:content', 'pages:product', 'list:shell']],
  ['list:products', ['entry:pomada', 'asset:photo', 'type:product']],
  ['list:shell', ['entry:header', 'type:header', 'type:labels']],
])
const site = { before: PAGES, after: PAGES, dependencyMap }

test('the page of an entry comes before those that show it (PUBLISH-1)', () => {
  const article = change({ id: 'tosse', contentType: 'article' })
  const shown = new Map([['/pt-br/', ['entry:tosse']], ...dependencyMap] as [string, Dependency[]][])
  expect(affectedPaths(article, { ...site, dependencyMap: shown })[0]).toBe('/pt-br/dicas/tosse/')
})

const without = (slug: string): PathIndex => new Map([...PAGES].filter(([known]) => known !== slug))

test('a section touches exactly the pages that show it (PUBLISH-1)', () => {
  expect(affectedPaths(change(), site)).toEqual(['/pt-br/', '/pt-br/sobre/', '/pt-br/dicas/tosse/'])
})

test('a picture touches the page that shows it and, through the answer they share, the listing', () => {
  const photo = change({ kind: 'Asset', id: 'photo', contentType: null })
  expect(affectedPaths(photo, site).toSorted()).toEqual(['/pt-br/produtos/', '/pt-br/produtos/pomada/'])
})

test('an entry and an asset with the same id are different things', () => {
  expect(affectedPaths(change({ kind: 'Asset', id: 'section', contentType: null }), site)).toEqual([])
})

test('the header, and a label that is new, touch every page', () => {
  const all = [...dependencyMap.keys()].filter((node) => node.startsWith('/'))
  expect(affectedPaths(change({ id: 'header', contentType: 'header' }), site)).toEqual(all)
  expect(affectedPaths(change({ id: 'new', contentType: 'labels' }), site)).toEqual(all)
})

test('a page whose text changes touches itself alone, not the lists that show its title', () => {
  expect(affectedPaths(change({ id: 'about', contentType: 'contentPage' }), site)).toEqual(['/pt-br/sobre/'])
})

test('a new title touches the lists of pages', () => {
  const after = new Map([...PAGES, ['sobre', line('content', 'about', 'Quem somos')]])
  expect(affectedPaths(change({ id: 'about', contentType: 'contentPage' }), { ...site, after })).toEqual([
    '/pt-br/sobre/',
    '/pt-br/mapa/',
  ])
})

test('a slug that changes touches the old path and the new one', () => {
  const after = new Map([...without('sobre'), ['quem-somos', line('content', 'about')]])
  expect(affectedPaths(change({ id: 'about', contentType: 'contentPage' }), { ...site, after })).toEqual([
    '/pt-br/sobre/',
    '/pt-br/quem-somos/',
    '/pt-br/mapa/',
  ])
})

test('a page that moves touches the pages that link to it, old and new address; one that is gone does not (LINK-8)', () => {
  const about = change({ id: 'about', contentType: 'contentPage' })
  const linked = new Map<string, Dependency[]>([
    ['/pt-br/termos/', ['entry:terms', 'link:sobre']],
    ['/pt-br/dicas/tosse/', ['entry:tosse', 'link:quem-somos']],
    ['/pt-br/mapa/', ['entry:map', 'link:termos']],
  ])
  const moved = new Map([...without('sobre'), ['quem-somos', line('content', 'about')]])
  const touchedBy = (after: PathIndex) =>
    affectedPaths(about, { before: PAGES, after, dependencyMap: linked })
  expect(touchedBy(moved).slice(2)).toEqual(['/pt-br/termos/', '/pt-br/dicas/tosse/'])
  expect(touchedBy(without('sobre'))).toEqual(['/pt-br/sobre/'])
  expect(touchedBy(PAGES)).toEqual(['/pt-br/sobre/'])
})

test('a tombstone without type and fields touches its page, its listing and the lists of pages', () => {
  const gone = change({ id: 'pomada', expects: 'gone', revision: null, contentType: null })
  const after = without('produtos/pomada')
  expect(affectedPaths(gone, { ...site, after })).toEqual([
    '/pt-br/produtos/pomada/',
    '/pt-br/mapa/',
    '/pt-br/produtos/',
  ])
  expect(affectedSearchRecords(gone, ['/pt-br/produtos/pomada/'], { ...site, after })).toEqual(['pomada'])
  const guided = affectedSearchRecords(change({ id: 'g', contentType: 'searchGuidance' }), [], site)
  expect(guided).toContain('tosse')
  expect(guided).not.toContain('pomada')
})

test('a new page touches the breadcrumb of the pages below it', () => {
  const after = new Map([...PAGES, ['produtos', line('productListing', 'listing')]])
  const listing = change({ id: 'listing', contentType: 'productListingPage' })
  expect(affectedPaths(listing, { ...site, after })).toContain('/pt-br/produtos/pomada/')
})

test('home and the search page live at fixed paths, recorded or not', () => {
  const empty = { ...site, dependencyMap: new Map() }
  expect(affectedPaths(change({ id: 'home', contentType: 'homePage' }), empty)).toEqual(['/pt-br/'])
  expect(affectedPaths(change({ id: 'search', contentType: 'searchPage' }), empty)).toEqual([
    '/pt-br/search/',
  ])
})

test('a redirect touches the path that it names', () => {
  const redirect = change({ id: 'r', contentType: 'redirect', namedPaths: ['/pt-br/antiga/'] })
  expect(affectedPaths(redirect, site)).toEqual(['/pt-br/antiga/'])
})

test('search records follow the pages among the paths that are searched, all products a facet, and all others guidance (PUBLISH-1)', () => {
  expect(affectedSearchRecords(change(), ['/pt-br/dicas/tosse/', '/pt-br/'], site)).toEqual(['tosse'])
  expect(affectedSearchRecords(change({ id: 'f', contentType: 'facet' }), [], site)).toEqual(['pomada'])
})

test('what pages share stands in no search record: a publish of the layout rewrites none', () => {
  const header = change({ id: 'header', contentType: 'header' })
  const paths = affectedPaths(header, site)
  expect(paths).toHaveLength(7)
  expect(affectedSearchRecords(header, paths, site)).toEqual([])
})

test('the record of a page is touched by what the page reads itself, and by its own new address or title', () => {
  const photo = change({ kind: 'Asset', id: 'photo', contentType: null })
  expect(affectedSearchRecords(photo, affectedPaths(photo, site), site)).toEqual(['pomada'])
  const renamed = new Map([...without('dicas/tosse'), ['dicas/gripe', line('article', 'tosse')]])
  const article = change({ id: 'tosse', contentType: 'article' })
  expect(affectedSearchRecords(article, [], { ...site, after: renamed })).toEqual(['tosse'])
})

test('the record of a page that was never recorded is touched whatever its page shows', () => {
  const unknown = { ...site, dependencyMap: new Map() }
  expect(affectedSearchRecords(change(), ['/pt-br/dicas/tosse/'], unknown)).toEqual(['tosse'])
})

test('synonyms, the search page and groups of filters change the settings of search; a product does not (PUBLISH-1)', () => {
  for (const contentType of ['synonymSet', 'searchPage', 'filterGroup'])
    expect(changesSearchSettings(change({ contentType }))).toBe(true)
  expect(changesSearchSettings(change({ expects: 'gone', contentType: null }))).toBe(true)
  expect(changesSearchSettings(change({ contentType: 'product' }))).toBe(false)
})

test('a page that begins to hold a feature, or moves with it, touches those that link to it, and no other (ROUTE-11)', () => {
  const held = (slug: string) =>
    index({ [slug]: { ...line('content', 'about'), places: ['compareProducts'] } })
  const linking = new Map<string, Dependency[]>([
    ['/pt-br/produtos/pomada/', ['entry:pomada', 'place:compareProducts']],
    ['/pt-br/entrar/', ['entry:login', 'place:forgotPassword']],
  ])
  const block = change({ id: 'block', contentType: 'sectionContainer' })
  const touched = (before: PathIndex, after: PathIndex) =>
    affectedPaths(block, { before, after, dependencyMap: linking })
  expect(touched(PAGES, held('comparar'))).toEqual(['/pt-br/produtos/pomada/'])
  expect(touched(held('comparar'), held('lado-a-lado'))).toEqual(['/pt-br/produtos/pomada/'])
  expect(touched(held('comparar'), held('comparar'))).toEqual([])
})
