import { act, fireEvent, render, screen } from '@testing-library/react'
import { expectAccessible } from '@tests/unit/axe'
import type { SearchPageModel } from '@/shared/content-model/types/search-page'
import type { SearchState } from '@/ui/search/core/url-state'
import { SearchForm } from '@/ui/search/SearchForm'
import { SearchPage } from '@/ui/templates/search/SearchPage'
import { makeBase } from '../editorial-fixtures'

let asPath = '/pt-br/search/'
const push = jest.fn(async (_address: string, ..._options: unknown[]) => true)
jest.mock('next/router', () => ({ useRouter: () => ({ isReady: true, asPath, push }) }))
jest.mock('@/ui/search/results/SearchResults', () => ({
  SearchResults: ({ state }: { state: SearchState }) => <output>{JSON.stringify(state)}</output>,
}))

const page: SearchPageModel = {
  ...makeBase({ slug: 'search', title: 'Busca' }),
  type: 'search',
  description: null,
  suggestions: [{ id: 's', title: 'tosse à noite', href: '/pt-br/dicas/tosse/', picture: null }],
  popularSearches: [],
  links: null,
  guidance: [],
  unclear: null,
  concepts: [],
  listings: [{ href: '/pt-br/sitemap/', text: 'Mapa do site' }],
}
const box = () => screen.getByRole('searchbox', { name: 'O que você procura?' })

beforeEach(() => {
  asPath = '/pt-br/search/'
  push.mockClear()
  delete window.dataLayer
})

test('the form sends its term to the page itself, by the address', () => {
  render(<SearchPage page={page} />)
  expect(box().closest('form')).toHaveAttribute('action', '/pt-br/search/')
  expect(box().closest('form')).toHaveAttribute('method', 'get')
  expect(box()).toHaveAttribute('name', 'term')
})

const search = async (text: string) => {
  fireEvent.change(box(), { target: { value: text } })
  const form = box().closest('form')
  await act(async () => form && fireEvent.submit(form))
}

test.each(['', '   ', '\t'])('the text %j is ignored', async (text) => {
  render(<SearchPage page={page} />)
  await search(text)
  expect(push).not.toHaveBeenCalled()
  expect(window.dataLayer).toBeUndefined()
})

test('a text without a word is not sent, scripts or not (behavior SEARCH-4)', () => {
  render(<SearchPage page={page} />)
  const [isEmptySent, isBlankSent, isTermSent] = ['', '   ', ' a '].map((text) => {
    fireEvent.input(box(), { target: { value: text } })
    return screen.getByRole<HTMLInputElement>('searchbox').checkValidity()
  })
  expect([isEmptySent, isBlankSent, isTermSent]).toEqual([false, false, true])
  fireEvent.input(box(), { target: { value: ' ' } })
  screen.getByRole<HTMLInputElement>('searchbox').reportValidity()
  expect(screen.getByRole<HTMLInputElement>('searchbox').validationMessage).toBe(
    'Escreva o que você procura.',
  )
})

test('a search that the browser itself sent is reported once, where it led (behavior ANALYTICS-1)', () => {
  asPath = '/pt-br/search/?term=garganta'
  sessionStorage.setItem('sent-search', ' garganta')
  const { unmount } = render(<SearchPage page={page} />)
  expect(window.dataLayer).toEqual([expect.objectContaining({ action: 'event_search', label: 'garganta' })])
  unmount()
  render(<SearchPage page={page} />)
  expect(window.dataLayer).toHaveLength(1)
})

test('a term goes to the address, on its first page and without facets, and to the data layer', async () => {
  asPath = '/pt-br/search/?term=gripe&tab=1&page=3&filtro-idade=Adultos'
  render(<SearchPage page={page} />)
  await search(' tosse & <b> ')
  expect(push.mock.lastCall?.[0]).toBe('/pt-br/search/?term=tosse+%26+%3Cb%3E')
  expect(window.dataLayer).toEqual([expect.objectContaining({ label: 'tosse & <b>' })])
})

test('the term of the address stands in the box, as text, and its results below', async () => {
  asPath = '/pt-br/search/?term=%3Cb%3Etosse%3C%2Fb%3E&tab=1&page=2'
  render(<SearchPage page={page} />)
  expect(box()).toHaveValue('<b>tosse</b>')
  expect(JSON.parse((await screen.findByRole('status')).textContent ?? '')).toEqual({
    term: '<b>tosse</b>',
    tab: 'products',
    page: 2,
    facets: {},
  })
})

test.each([
  ['10,000 characters', 'a'.repeat(10_000)],
  ['emoji', '🤧'.repeat(40)],
  ['right-to-left text', 'سعال'],
  ['quotes', `"'\`“`],
  ['a regular expression', '(.*[+?^$|{2}'],
  ['a lone surrogate', 'tosse\ud83e'],
  ['a broken escape', '%E0%A4%A'],
])('%s in the box and in the address make no error', async (_, text) => {
  asPath = `/pt-br/search/?term=${text.replace(/[&#+]/g, ' ')}`
  render(<SearchPage page={page} />)
  await search(text)
  expect(push.mock.lastCall?.[0]).toMatch(/^\/pt-br\/search\/\?term=[\w%.*+-]+$/)
})

test('who stands in the empty box when the address has been read writes in place of its term', () => {
  const form = (term: string) => <SearchForm term={term} onSearch={() => undefined} />
  const { rerender } = render(form(''))
  act(() => box().focus())
  rerender(form('pomada'))
  expect(box()).toHaveValue('pomada')
  const { selectionStart, selectionEnd } = screen.getByRole<HTMLInputElement>('searchbox')
  expect([selectionStart, selectionEnd]).toEqual([0, 'pomada'.length])
})

test('what is written before the address has been read stays in the box; going back shows the term again', () => {
  const form = (term: string) => <SearchForm term={term} onSearch={() => undefined} />
  const { rerender } = render(form(''))
  fireEvent.change(box(), { target: { value: 'gripe' } })
  rerender(form('pomada'))
  expect(box()).toHaveValue('gripe')
  rerender(form('gripe'))
  rerender(form('pomada'))
  expect(box()).toHaveValue('pomada')
})

test('the popular searches of the header stand in where the page has none of its own', () => {
  const popularSearches = [{ id: 'p', title: 'pomada', href: '/pt-br/pomada/', picture: null }]
  render(<SearchPage page={{ ...page, suggestions: [], popularSearches }} />)
  expect(screen.getByRole('link', { name: 'pomada' })).toBeInTheDocument()
})

test('popular searches and the ways to everything are links', () => {
  render(<SearchPage page={page} />)
  expect(screen.getByRole('link', { name: 'tosse à noite' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Mapa do site' })).toHaveAttribute('href', '/pt-br/sitemap/')
})

test('a page with its title only has no empty part', () => {
  render(<SearchPage page={{ ...page, suggestions: [], listings: [] }} />)
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})

test('the search page is accessible', async () => {
  await expectAccessible(<SearchPage page={page} />)
})
