import { render, screen, within } from '@testing-library/react'
import { expectAccessible } from '@tests/unit/axe'
import type { SitemapModel, SitemapSection } from '@/shared/content-model/types/sitemap'
import { SitemapPage } from '@/ui/templates/sitemap/SitemapPage'
import { makeBase } from '../editorial-fixtures'

const section: SitemapSection = {
  id: 'products',
  title: 'Produtos',
  href: '/pt-br/produtos/',
  links: [{ href: '/pt-br/produtos/pomada/', text: 'Pomada' }],
  subsections: [
    {
      id: 'lines',
      title: 'Por linha',
      href: null,
      links: [{ href: '/pt-br/produtos/tosse/', text: 'Tosse' }],
    },
  ],
}
const page: SitemapModel = {
  ...makeBase({ title: 'Mapa do site' }),
  type: 'sitemap',
  left: [section],
  right: [],
}

test('sections and subsections have their headings, with a link where they have a page', () => {
  render(<SitemapPage page={page} />)
  const title = screen.getByRole('heading', { level: 2, name: 'Produtos' })
  expect(within(title).getByRole('link')).toHaveAttribute('href', '/pt-br/produtos/')
  expect(screen.getByRole('heading', { level: 3, name: 'Por linha' })).toBeInTheDocument()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Produtos', 'Pomada', 'Tosse'])
})

test('without sections the page says so', () => {
  render(<SitemapPage page={{ ...page, left: [] }} />)
  expect(screen.getByText('Ainda não há páginas publicadas.')).toBeInTheDocument()
})

test('the sitemap is accessible', async () => {
  await expectAccessible(<SitemapPage page={page} />)
})
