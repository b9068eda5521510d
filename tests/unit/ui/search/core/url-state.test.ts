import { formatSearchState, parseSearchState, type SearchState } from '@/ui/search/core/url-state'

const START: SearchState = { term: '', tab: null, page: 1, facets: {} }

test.each<[string, Partial<SearchState>]>([
  ['', {}],
  ['term=tosse', { term: 'tosse' }],
  ['term=dor+de+garganta&tab=0', { term: 'dor de garganta', tab: 'articles' }],
  ['term=crian%C3%A7a&tab=1&page=3', { term: 'criança', tab: 'products', page: 3 }],
  [
    'term=mel&tab=1&filtro-sintoma=Tosse+seca&filtro-sintoma=Febre&filtro-forma-de-uso=Pastilha',
    {
      term: 'mel',
      tab: 'products',
      facets: { sintoma: ['Tosse seca', 'Febre'], 'forma-de-uso': ['Pastilha'] },
    },
  ],
  ['term=%F0%9F%A4%A7+%22a%26b%22+%3Cb%3E+.*%5C', { term: '🤧 "a&b" <b> .*\\' }],
  ['term=%D7%A9%D7%9C%D7%95%D7%9D', { term: 'שלום' }],
])('the query %j and its state are each other’s inverse (SEARCH-6)', (query, state) => {
  expect(parseSearchState(query)).toEqual({ ...START, ...state })
  expect(formatSearchState({ ...START, ...state })).toBe(query)
})

test.each([
  ['tab=2'],
  ['tab=-1'],
  ['tab=products'],
  ['page=0'],
  ['page=-3'],
  ['page=1.5'],
  ['page=1e3'],
  ['page=99999999999'],
  ['page=84'],
  ['page=1001'],
  ['term=%20%20'],
  ['filtro-=x'],
  ['filtro-__proto__=x'],
  ['filtro-Sintoma%5B%5D=x'],
  ['filtro-sintoma='],
  ['utm_source=carta'],
])('%s falls back to the default view (SEARCH-6)', (query) => {
  expect(parseSearchState(query)).toEqual(START)
})

test('a lone surrogate becomes a replacement character, in and out', () => {
  expect(parseSearchState('term=a%ED%A0%80b').term).not.toMatch(/\p{Surrogate}/u)
  expect(formatSearchState({ ...START, term: 'a\uD800b' })).toBe('term=a%EF%BF%BDb')
})

test.each([
  ['🤧', 128],
  ['é', 256],
  ['a', 512],
  ['aé', 341],
])('a term of many %s is cut to the 512 bytes that the service takes, between characters', (text, count) => {
  const { term } = parseSearchState(`term=${encodeURIComponent(text.repeat(10_000))}`)
  expect([...term]).toHaveLength(count)
  expect(Buffer.byteLength(term)).toBeLessThanOrEqual(512)
  expect(text.repeat(10_000).startsWith(term)).toBe(true)
})

test('any address comes back as itself once it was read', () => {
  for (const query of [
    'term=++a++&page=07&tab=1',
    'filtro-a=b&filtro-a=b&filtro-c=d&term=%',
    'page=2&page=3',
  ]) {
    const state = parseSearchState(query)
    expect(parseSearchState(formatSearchState(state))).toEqual(state)
  }
})

test('an address cannot ask for more facets than a visitor would choose', () => {
  const query = Array.from({ length: 5000 }, (_, index) => `filtro-a=${index}`).join('&')
  expect(parseSearchState(query).facets.a).toHaveLength(30)
})
