import { formatTab, parseTab } from '@/ui/templates/article-listing/tab-query'

const keys = ['sintomas', 'sono', 'como-fazer']

test('the tab of an address is read and written by inverse functions', () => {
  for (const index of keys.keys()) expect(parseTab(formatTab(index, keys), keys)).toBe(index)
  expect(formatTab(0, keys)).toBe('')
  expect(formatTab(2, keys)).toBe('aba=como-fazer')
})

test.each(['', 'aba=', 'aba=nada', 'aba=SONO', 'outra=sono', 'aba=%E0%A4%A', '%'])(
  'the address %j falls back to the first tab',
  (query) => {
    expect(parseTab(query, keys)).toBe(0)
  },
)

test('a tab that is not there has no address', () => {
  expect(formatTab(7, keys)).toBe('')
  expect(parseTab('aba=sono', [])).toBe(0)
})
