import { suggestKeywords } from '@/ui/search/algolia/keywords'

const hit = (title: string, keywords: unknown[], levels: string[] = []) => ({
  title,
  keywords,
  _highlightResult: { keywords: levels.map((matchLevel) => ({ matchLevel })) },
})

test('keywords that begin with the term come first, then those that hold it, then near ones', () => {
  const results = [
    { hits: [hit('Xarope', ['guaco', 'crise de tosse', 'tosse seca'], ['none', 'full', 'full'])] },
    { hits: [hit('Tosse seca e tosse com catarro', ['tossir', 'noite'], ['full', 'none'])] },
  ]
  expect(suggestKeywords('tosse', results)).toEqual([
    'tosse seca',
    'Tosse seca e tosse com catarro',
    'crise de tosse',
    'tossir',
  ])
})

test('accents and capitals make no second keyword', () => {
  const results = [{ hits: [hit('Pomada', ['Bebê', 'bebe', 'BEBÊ'])] }]
  expect(suggestKeywords('bebe', results)).toEqual(['Bebê'])
})

test('a typing error that the service forgives still has its keywords', () => {
  const results = [{ hits: [hit('Xarope', ['tosse', 'mel'], ['full', 'none'])] }]
  expect(suggestKeywords('tose', results)).toEqual(['tosse'])
})

test('there are never more than eight (SEARCH-3)', () => {
  const many = Array.from({ length: 20 }, (_, index) => `tosse ${index}`)
  expect(suggestKeywords('tosse', [{ hits: [hit('Xarope', many)] }])).toHaveLength(8)
})

test.each([[null], [{}], [{ hits: 'x' }], [{ hits: [null, 7, { title: 7, keywords: {} }] }]])(
  'a reply of %j has none',
  (result) => {
    expect(suggestKeywords('tosse', [result])).toEqual([])
  },
)

test.each(['.*', '(', '\\', '['])('%s is looked for as text', (term) => {
  expect(suggestKeywords(term, [{ hits: [hit('Pomada', ['mentol'])] }])).toEqual([])
})
