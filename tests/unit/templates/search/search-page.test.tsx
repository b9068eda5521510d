import { fireEvent, render, screen } from '@testing-library/react'
import { axe } from '@tests/unit/axe'
import type { SearchPageModel } from '@/models/pages/search'
import { SearchPage } from '@/templates/search/SearchPage'
import { makeBase } from '../editorial-fixtures'

let asPath = '/pt-br/search/'
jest.mock('next/router', () => ({
  useRouter: () => ({ isReady: true, asPath, push: jest.fn(async () => true) }),
}))

const page: SearchPageModel = {
  ...makeBase({ slug: 'search', title: 'Busca' }),
  type: 'search',
  description: null,
  suggestions: [{ id: 's', title: 'tosse à noite', href: '/pt-br/dicas/tosse/', picture: null }],
  links: null,
  listings: [{ href: '/pt-br/sitemap/', text: 'Mapa do site' }],
}
const box = () => screen.getByRole('searchbox', { name: 'O que você procura?' })

beforeEach(() => {
  asPath = '/pt-br/search/'
})

test('the form sends its term to the page itself, by the address', () => {
  render(<SearchPage page={page} />)
  expect(box().closest('form')).toHaveAttribute('action', '/pt-br/search/')
  expect(box().closest('form')).toHaveAttribute('method', 'get')
  expect(box()).toHaveAttribute('name', 'term')
})

test.each([
  ['', false],
  ['   ', false],
  ['tosse', true],
])('the term %j is sent: %s', (term, isSent) => {
  render(<SearchPage page={page} />)
  fireEvent.change(box(), { target: { value: term } })
  const form = box().closest('form')
  expect(form && fireEvent.submit(form)).toBe(isSent)
})

test('the term of the address stands in the box, as text', () => {
  asPath = '/pt-br/search/?term=%3Cb%3Etosse%3C%2Fb%3E'
  render(<SearchPage page={page} />)
  expect(box()).toHaveValue('<b>tosse</b>')
  expect(screen.getByRole('status')).toHaveTextContent('Para encontrar “<b>tosse</b>”')
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
  const { container } = render(
    <main>
      <SearchPage page={page} />
    </main>,
  )
  await expect(axe(container)).resolves.toEqual([])
})
