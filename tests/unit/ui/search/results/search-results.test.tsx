import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { axe } from '@tests/unit/axe'
import type { Guidance } from '@/shared/content-model/types/search-guidance'
import type { SearchState } from '@/ui/search/core/url-state'
import { beginSearch } from '@/ui/search/go-to-results'
import { SearchResults } from '@/ui/search/results/SearchResults'
import type { LoadedRules } from '@/ui/search/use-search-rules'
import { makeGuidance, rawHits } from '../hits'

const ARTICLES = 'prod_x_BR_Article_pt-br'
const PRODUCTS = 'prod_x_BR_Product_pt-br'

interface Asked {
  indexName: string
  params?: { query?: string; page?: number; facetFilters?: unknown }
  query?: string
}
interface Answer {
  titles: string[]
  nbHits?: number
  nbPages?: number
  facets?: Record<string, Record<string, number>>
}
const resultOf = (index: string, hits: object[], more: object = {}) => ({
  ...{ hits, nbHits: hits.length, nbPages: 1, page: 0, hitsPerPage: 12, query: 'tosse', index },
  ...more,
})
const AGES = { facets: { 'facets.idade': { Adultos: 4 }, facetGroups: { 'idade:Idade': 4 } } }
let answers: Record<string, Answer>
const asked: Asked[] = []
const respondToAll = async (given: Asked[] | { requests: Asked[] }): Promise<{ results: unknown[] }> => {
  const requests = Array.isArray(given) ? given : given.requests
  asked.push(...requests)
  return {
    results: requests.map(({ indexName, params, ...flat }) => {
      const { titles, ...rest } = answers[indexName] ?? { titles: [] }
      return resultOf(indexName, rawHits(...titles), { query: params?.query ?? flat.query ?? '', ...rest })
    }),
  }
}
const search = jest.fn(respondToAll)
const searchService = jest.fn(async () => ({
  client: { search },
  indexes: { articles: ARTICLES, products: PRODUCTS },
}))
jest.mock('@/ui/search/algolia/client', () => ({ searchService: () => searchService() }))
let mockIsEngineAbsent = false
const mockEngineOf = jest.requireActual('@/ui/search/use-danger-engine').useDangerEngine
jest.mock('@/ui/search/use-danger-engine', () => ({
  useDangerEngine: (term: string | null) => (mockIsEngineAbsent ? 'failed' : mockEngineOf(term)),
}))
beforeEach(() => {
  mockIsEngineAbsent = false
})

const base: SearchState = { term: 'tosse', tab: null, page: 1, facets: {} }
const guidance = (more: Partial<Guidance>) =>
  makeGuidance({ title: 'Fale antes com o obstetra', href: '/pt-br/dicas/gestante/', ...more })
const RULES = {
  popularSearches: [],
  guidance: [guidance({ words: ['grávida'] })],
  unclear: guidance({ id: 'u', title: 'É urgente?', gravity: 'urgent', calls: ['192', '188'] }),
  concepts: [
    { key: 'bebe', kind: 'person', age: 0, words: ['bebe'] },
    { key: 'sintoma', kind: 'symptom', words: ['tosse'] },
  ],
} satisfies LoadedRules
let mockRules: LoadedRules = RULES
jest.mock('@/ui/search/engine-file', () => ({
  loadEngineFile: async () => jest.requireActual('@/shared/words/generated/danger.json'),
}))
jest.mock('@/ui/search/use-search-rules', () => ({ useSearchRules: () => mockRules }))
const onChange = jest.fn<void, [SearchState]>()
const results = (state: Partial<SearchState> = {}) => (
  <>
    <h1>Busca</h1>
    <SearchResults
      state={{ ...base, ...state }}
      onChange={onChange}
      pageTitle="Busca"
      unclear={RULES.unclear}
      isPlain={false}
      popularSearches={[{ id: 'p', title: 'nariz entupido', href: '/pt-br/nariz/', picture: null }]}
    />
  </>
)
const draw = (state: Partial<SearchState> = {}) => render(results(state))
const tab = (name: RegExp) => screen.findByRole('tab', { name })

beforeEach(() => {
  answers = { [ARTICLES]: { titles: ['Tosse seca'] }, [PRODUCTS]: { titles: ['Xarope', 'Pastilhas'] } }
  asked.length = 0
  mockRules = RULES
  search.mockClear()
  search.mockImplementation(respondToAll)
  onChange.mockClear()
})
afterEach(() => jest.restoreAllMocks())

test('tab 0 is selected after a search that returns articles, and both tabs show their counts (SEARCH-5)', async () => {
  draw()
  expect(await tab(/Dicas 1/)).toHaveAttribute('aria-selected', 'true')
  expect(await tab(/Produtos 2/)).toHaveAttribute('aria-selected', 'false')
  expect(screen.getByRole('link', { name: 'Tosse seca' })).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('Resultados para “tosse”. Dicas: 1. Produtos: 2.')
})

test('results wait for the rules by which the term is read', async () => {
  mockRules = 'loading'
  const { rerender } = draw()
  await waitFor(() => expect(search).toHaveBeenCalled())
  expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  mockRules = RULES
  rerender(results())
  await tab(/Produtos 2/)
})

test('without the rules every term counts as not understood: products after a press only (SEARCH-13)', async () => {
  mockRules = 'failed'
  draw()
  await tab(/Produtos 0/)
  expect(screen.getByText('É urgente?')).toBeInTheDocument()
})

test('results that throw take no guidance along (SEARCH-12)', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  jest.spyOn(URLSearchParams.prototype, 'set').mockImplementation(() => {
    throw new TypeError('x is not a function')
  })
  draw({ term: 'tosse grávida' })
  expect(await screen.findByText('A busca não respondeu agora.')).toBeInTheDocument()
  expect(screen.getByText('Fale antes com o obstetra')).toBeInTheDocument()
})

test('without articles, tab 1 is (SEARCH-5)', async () => {
  answers[ARTICLES] = { titles: [] }
  draw()
  expect(await tab(/Produtos 2/)).toHaveAttribute('aria-selected', 'true')
})

test('a tab that the address names is shown whatever was found (SEARCH-5)', async () => {
  answers[PRODUCTS] = { titles: [] }
  draw({ tab: 'products' })
  expect(await tab(/Produtos 0/)).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByText('Nenhum produto para “tosse”')).toBeInTheDocument()
})

test('tabs are links that can be shared, followed without a new page', async () => {
  draw()
  const products = await tab(/Produtos/)
  expect(products).toHaveAttribute('href', '/pt-br/search/?term=tosse&tab=1')
  fireEvent.click(products)
  expect(onChange).toHaveBeenCalledWith({ ...base, tab: 'products' })
})

test('arrows move between the tabs, Space follows one as Enter does', async () => {
  draw()
  const [articles, products] = [await tab(/Dicas/), await tab(/Produtos/)]
  articles.focus()
  fireEvent.keyDown(articles, { key: 'ArrowRight' })
  expect(products).toHaveFocus()
  expect(fireEvent.keyDown(products, { key: ' ' })).toBe(false)
  expect(onChange).toHaveBeenCalledWith({ ...base, tab: 'products' })
})

test.each(['articles', null] as const)(
  'a page beyond the last shows the first, with its counts, and denies nothing (tab %s) (ERR-5)',
  async (chosen) => {
    answers[ARTICLES] = { titles: ['Tosse seca'], nbPages: 1 }
    search.mockImplementation(async (given) => ({
      results: (Array.isArray(given) ? given : given.requests).map(
        ({ indexName, params: { page = 0 } = {} }) =>
          resultOf(indexName, page === 0 ? rawHits('Tosse seca') : [], { nbHits: 10, page }),
      ),
    }))
    draw({ tab: chosen, page: 9 })
    expect((await screen.findAllByRole('link', { name: 'Tosse seca' })).length).toBeGreaterThan(0)
    expect(await tab(/Dicas 10/)).toHaveAttribute('aria-selected', 'true')
    expect(screen.queryByRole('navigation', { name: 'Páginas de resultados' })).toBeNull()
    expect(onChange).not.toHaveBeenCalled()
  },
)

test.each([
  ['results', 'Resultados para “tosse”'],
  ['nothing', 'Nenhum resultado para “tosse”'],
])('%s that were chosen in the overlay take the focus once they are there', async (kind, name) => {
  if (kind === 'nothing') answers = {}
  beginSearch('tosse')
  const { unmount } = draw()
  const heading = await screen.findByRole('heading', { name })
  await waitFor(() => expect(heading).toHaveFocus())
  unmount()
  draw()
  expect(await screen.findByRole('heading', { name })).not.toHaveFocus()
})

test('nothing found at all is said for the term, with popular searches (SEARCH-9, ERR-5)', async () => {
  answers = {}
  draw({ term: '<b>x</b>' })
  await screen.findByText('Nenhum resultado para “<b>x</b>”')
  expect(screen.getByRole('link', { name: 'nariz entupido' })).toBeInTheDocument()
})

test('pages are links of the tab, and the page of the address is asked for (SEARCH-6)', async () => {
  answers[PRODUCTS] = { titles: ['Xarope'], nbPages: 3 }
  draw({ tab: 'products', page: 2 })
  const pages = await screen.findByRole('navigation', { name: 'Páginas de resultados' })
  expect(within(pages).getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page')
  expect(within(pages).getByRole('link', { name: 'Próxima página' })).toHaveAttribute(
    'href',
    '/pt-br/search/?term=tosse&tab=1&page=3',
  )
  const pageOf = (index: string) => asked.findLast(({ indexName }) => indexName === index)?.params?.page
  expect([pageOf(PRODUCTS), pageOf(ARTICLES)]).toEqual([1, 0])
})

test('a page of the results tells how many there are in all, and not those of the page (SEARCH-7)', async () => {
  answers[ARTICLES] = { titles: ['Tosse seca'], nbHits: 25, nbPages: 3 }
  answers[PRODUCTS] = { titles: ['Xarope', 'Pastilhas'], nbHits: 14, nbPages: 2 }
  draw()
  await tab(/Dicas 25/)
  await tab(/Produtos 14/)
  expect(screen.getByRole('status')).toHaveTextContent('Dicas: 25. Produtos: 14.')
  expect(screen.getByRole('link', { name: 'Página 3' })).toBeInTheDocument()
})

test('facets bear counts; choosing one and removing its chip are new addresses', async () => {
  answers[PRODUCTS] = {
    titles: ['Xarope'],
    facets: { 'facets.idade': { Adultos: 4, Crianças: 1 }, facetGroups: { 'idade:Idade': 5 } },
  }
  draw({ tab: 'products', facets: { idade: ['Crianças'] } })
  const group = await screen.findByRole('group', { name: 'Idade' })
  fireEvent.click(within(group).getByRole('checkbox', { name: 'Adultos 4' }))
  expect(onChange.mock.lastCall?.[0].facets).toEqual({ idade: ['Crianças', 'Adultos'] })
  expect(within(group).getByRole('checkbox', { name: 'Crianças 1' })).toBeChecked()
  fireEvent.click(screen.getByRole('button', { name: 'Remover o filtro Crianças' }))
  expect(onChange.mock.lastCall?.[0].facets).toEqual({})
})

test('products come together with their filters', async () => {
  answers[PRODUCTS] = { titles: ['Xarope'], ...AGES }
  draw({ tab: 'products' })
  await screen.findByRole('link', { name: 'Xarope' })
  expect(screen.getByRole('group', { name: 'Idade' })).toBeInTheDocument()
})

test('on small screens the filters say in their dialog how many products they find', async () => {
  answers[PRODUCTS] = { titles: ['Xarope'], ...AGES }
  draw({ tab: 'products' })
  fireEvent.click(await screen.findByRole('button', { name: /^Filtr/ }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('status')).toHaveTextContent('Produtos encontrados: 1.')
})

test('what was found is marked as text: markup in a reply is never markup here (SEARCH-8)', async () => {
  const [hit] = rawHits('<img src=x onerror=alert(1)> tosse')
  const value = '<img src=x onerror=alert(1)> __ais-highlight__tosse__/ais-highlight__'
  const marked = { ...hit, _highlightResult: { title: { value, matchLevel: 'full' } } }
  search.mockImplementationOnce(async () => ({
    results: [PRODUCTS, ARTICLES].map((index) => resultOf(index, [marked])),
  }))
  draw()
  expect(await screen.findAllByText('tosse', { selector: 'mark' })).toHaveLength(2)
  // An article, and a product on the shelf.
  expect(screen.getAllByRole('link', { name: '<img src=x onerror=alert(1)> tosse' })).toHaveLength(2)
})

test('a failed search is logged, told quietly, and can be tried again (SEARCH-10)', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  search.mockRejectedValueOnce(new Error('Unreachable hosts'))
  draw()
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' })
  expect(log).toHaveBeenCalledWith('An Error Occurred', expect.any(Error))
  await act(async () => fireEvent.click(retry))
  await tab(/Dicas 1/)
})

test('a search that is not configured is a failure like any other', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  searchService.mockRejectedValueOnce(new Error('503'))
  draw()
  fireEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
  await tab(/Dicas 1/)
})

test('axe finds nothing in either tab', async () => {
  const { container } = draw()
  await tab(/Dicas/)
  await expect(axe(container)).resolves.toEqual([])
})

test('what answers a term stands above all that was found, and withholds products where editors say so (SEARCH-12)', async () => {
  draw({ term: 'tosse na gravida', tab: 'products' })
  await screen.findByRole('heading', { name: 'Fale antes com o obstetra' })
  expect(await tab(/Produtos/)).toHaveTextContent('0')
  expect(screen.getByText(/^Fale antes com o obstetra .*Produtos: 0\.$/)).toHaveRole('status')
  expect(screen.queryByText('Xarope')).not.toBeInTheDocument()
})

test('the shelf beside the articles never shows products that advice withholds or holds back (SEARCH-12, SEARCH-13)', async () => {
  const shelf = () => screen.queryByRole('region', { name: 'Produtos' })
  const { unmount } = draw({ tab: 'articles' })
  await tab(/Dicas 1/)
  expect(shelf()).toHaveTextContent('Xarope')
  unmount()
  for (const term of ['tosse na gravida', 'bebê tossindo muito e com o peito cheio hoje']) {
    const drawn = draw({ term, tab: 'articles' })
    await tab(/Produtos 0/)
    expect(screen.getByRole('link', { name: 'Tosse seca' })).toBeInTheDocument()
    expect(shelf()).not.toBeInTheDocument()
    expect(screen.queryByText('Xarope')).not.toBeInTheDocument()
    drawn.unmount()
  }
})

test('what answers a term is there even when the search service is not (SEARCH-12)', async () => {
  search.mockRejectedValueOnce(new Error('away'))
  draw({ term: 'grávida' })
  await screen.findByRole('heading', { name: 'Fale antes com o obstetra' })
  await screen.findByRole('button', { name: 'Tentar de novo' })
})

test.each([
  ['caution', /antes de escolher um produto/],
  ['urgent', 'Não mostramos produtos para esta busca.'],
  ['emergency', 'Não mostramos produtos para esta busca.'],
] as const)(
  'who reads guidance of %s instead of products is told so, and in danger of no choice',
  async (gravity, hint) => {
    mockRules = {
      ...RULES,
      guidance: [guidance({ words: ['morrer'], gravity, href: null, calls: ['188', '192'] })],
    }
    draw({ term: 'morrer', tab: 'products' })
    expect(await screen.findByText(hint)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /Ler a orientação/ })).not.toBeInTheDocument()
    const numbers = screen
      .getAllByRole('link', { name: /^Ligar para/ })
      .map((link) => link.getAttribute('href'))
    expect(numbers).toEqual(['tel:188', 'tel:192'])
  },
)

test('in doubt products show only after a press (SEARCH-13)', async () => {
  mockIsEngineAbsent = true
  draw({ term: 'meu bebê ficou com a cara esquisita desde cedo', tab: 'products' })
  await screen.findByRole('heading', { name: 'É urgente?' })
  fireEvent.click(await screen.findByRole('button', { name: 'Ver os produtos' }))
  expect(screen.getByRole('link', { name: 'Ligar para o CVV 188' })).toHaveAttribute('href', 'tel:188')
  expect(screen.getByText('Só produtos para bebês.')).toBeInTheDocument()
})

test('a product that is not for the person is left out, until the visitor takes that back (SEARCH-14)', async () => {
  draw({ term: 'tosse bebê', tab: 'products' })
  await screen.findByText('Só produtos para bebês.')
  expect(screen.queryByRole('link', { name: 'Xarope' })).not.toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar todos' }))
  expect(screen.getByRole('link', { name: 'Xarope' })).toBeInTheDocument()
})
