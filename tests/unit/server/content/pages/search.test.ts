import { pathEntry as entry } from '@tests/factories/publishing'
import { sampleSpaceForSuite } from '@tests/factories/sample-space'
import { entryLink, makeEntry, makeSpace } from '@tests/factories/space'
import { mapPopularSearch } from '@/server/content/mappers/layout/header'
import { mapSearchPage } from '@/server/content/mappers/pages/search'
import type { PathIndex } from '@/server/content/paths'
import { mapEach } from '@/server/content/reader/map'
import type { Entry } from '@/shared/content-model/entry'
import { mapEntry } from '../support/map-space'
import { withoutField } from './without-field'

const mapIn = (index: PathIndex) => (entry: Entry<'searchPage'>) => mapSearchPage(entry, index, [])
const mapSearch = mapIn(new Map())

const space = sampleSpaceForSuite()

test('a popular search without an address leads to the results for its words (SEARCH-2)', () => {
  const id = 'busca-tosse-a-noite'
  const { suggestions } = mapEntry(mapSearch, withoutField(space, id, 'url'), 'search').model
  expect(suggestions.find((suggestion) => suggestion.id === id)?.href).toBe(
    '/pt-br/search/?term=tosse%20%C3%A0%20noite',
  )
})

test('suggestions that are the popular searches of the header do not travel twice', () => {
  const { suggestions } = mapEntry(mapSearch, space, 'search').model
  const mapWith = (popular: typeof suggestions) => (entry: Entry<'searchPage'>) =>
    mapSearchPage(entry, new Map(), popular)
  expect(suggestions).not.toEqual([])
  expect(mapEntry(mapWith(suggestions), space, 'search').model.suggestions).toEqual([])
  expect(mapEntry(mapWith(suggestions.slice(1)), space, 'search').model.suggestions).toEqual(suggestions)
})

test('the listing pages and the sitemap are offered, unless the links of the editors name them', () => {
  const index: PathIndex = new Map([
    ['produtos', entry('productListing', 'Produtos')],
    ['produtos/tosse', entry('productListing', 'Tosse')],
    ['colecoes', entry('collectionList', 'Coleções')],
    ['mapa', entry('sitemap', 'Mapa do site')],
    ['sobre', entry('content', 'Sobre')],
  ])
  const { model: page } = mapEntry(mapIn(index), space, 'search')
  expect(page.listings).toEqual([
    { href: '/pt-br/colecoes/', text: 'Coleções' },
    { href: '/pt-br/mapa/', text: 'Mapa do site' },
  ])
})

test('the popular searches of the header bring title, address and picture (MODEL-6)', () => {
  const map = ({ fields }: Entry<'header'>) => mapEach(fields.popularSearches, mapPopularSearch)
  const [first] = mapEntry(map, space, 'header').model
  expect(first).toMatchObject({
    title: 'nariz entupido',
    href: '/pt-br/produtos/nariz-entupido/',
    picture: { desktop: { width: expect.any(Number) } },
  })
})

test('guidance whose page is gone, or has a broken address, stays without its link, and is named (SEARCH-12)', () => {
  const broken = makeEntry('article', { id: 'broken', fields: { title: 'Sem endereço' } })
  const guidance = ['gone', 'broken'].map((page) =>
    makeEntry('searchGuidance', `g-${page}`, {
      name: page,
      title: `Ligue agora (${page})`,
      gravity: 'emergency',
      calls: ['192'],
      page: entryLink(page),
    }),
  )
  const links = guidance.map(({ sys }) => entryLink(sys.id))
  const own = makeEntry('searchPage', 'own', { name: 'Busca', title: 'Busca', guidance: links })
  const { model, problems } = mapEntry(mapIn(new Map()), makeSpace(own, broken, ...guidance), 'own')
  expect(model.guidance).toMatchObject(
    ['gone', 'broken'].map((page) => ({ title: `Ligue agora (${page})`, calls: ['192'], href: null })),
  )
  expect(problems.map(({ entryId }) => entryId)).toEqual(expect.arrayContaining(['gone', 'broken']))
})
