import { fireEvent, render, screen } from '@testing-library/react'
import { PopularSearches } from '@/ui/search/PopularSearches'

beforeEach(() => {
  delete window.dataLayer
})

test.each([
  ['/pt-br/search/?term=nariz+entupido', ['nariz entupido']],
  ['/pt-br/search/', []],
  ['/pt-br/produtos/nariz-entupido/', []],
])('a popular search that leads to results counts as a search, a page does not: %s', (href, labels) => {
  render(
    <PopularSearches
      title="Buscas para começar"
      searches={[{ id: 'a', title: 'nariz', href, picture: null }]}
    />,
  )
  const link = screen.getByRole('link', { name: 'nariz' })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect((window.dataLayer ?? []).map((event) => (event as { label: string }).label)).toEqual(labels)
})
