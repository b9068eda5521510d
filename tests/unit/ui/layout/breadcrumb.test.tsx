import { screen, within } from '@testing-library/react'
import { installViewport } from './browser'
import { crumbs } from './fixtures'
import { renderLayout } from './render-layout'

const breadcrumb = () => screen.queryByRole('navigation', { name: 'Você está aqui' })

beforeEach(() => installViewport(1280))

describe('the breadcrumb bar (behavior LAYOUT-2)', () => {
  test('starts with home as an icon that has a name, and ends with the page without a link', () => {
    renderLayout()
    const bar = within(breadcrumb() ?? document.body)
    const links = bar.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/pt-br/', '/pt-br/produtos/'])
    expect(links[0]).toHaveAccessibleName('Início')
    expect(links[0]?.querySelector('svg')).not.toBeNull()
    const current = bar.getByText('Pomada Mentolada')
    expect(current).toHaveAttribute('aria-current', 'page')
    expect(current.closest('a')).toBeNull()
  })

  test('is left out where the page has content blocks', () => {
    renderLayout({ showsBreadcrumb: false })
    expect(breadcrumb()).toBeNull()
  })

  test('is left out when home is its only step', () => {
    renderLayout({ crumbs: crumbs.slice(0, 1) })
    expect(breadcrumb()).toBeNull()
  })
})
