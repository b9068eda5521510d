import { act, screen } from '@testing-library/react'
import { TABLET_MAX_WIDTH } from '@/shared/config/site'
import { installViewport } from './browser'
import { globalData } from './fixtures'
import { renderLayout } from './render-layout'

beforeEach(() => {
  installViewport(TABLET_MAX_WIDTH + 1)
})

test('a header is transparent on the pages that ask for it alone (behavior HEADER-2)', () => {
  const { unmount } = renderLayout({ isTransparent: true })
  expect(screen.getByRole('banner')).toHaveAttribute('data-tone', 'transparent')
  unmount()
  renderLayout({ isTransparent: false })
  expect(screen.getByRole('banner')).toHaveAttribute('data-tone', 'white')
})

describe('the logo and the skip link (behavior HEADER-1, LAYOUT-1, MODEL-6)', () => {
  test('the logo is 150 pixels wide with its height known, and leads home', () => {
    renderLayout()
    const logo = screen.getByRole('img', { name: 'Brisamenta' })
    expect(logo).toHaveAttribute('width', '150')
    expect(logo).toHaveAttribute('height', '36')
    expect(logo.closest('a')).toHaveAttribute('href', '/pt-br/')
  })

  test('without a picture the home link still has a name', () => {
    renderLayout({ globalData: { ...globalData, header: { ...globalData.header, logo: null } } })
    const [home] = screen.getAllByRole('link', { name: 'Página inicial' })
    expect(home).toHaveAttribute('href', '/pt-br/')
  })

  test('the skip link is the first link and leads to the main area, which takes the focus', () => {
    renderLayout()
    const [skip] = screen.getAllByRole('link')
    const main = screen.getByRole('main')
    expect(skip).toHaveTextContent('Ir para o conteúdo')
    expect(skip).toHaveAttribute('href', `#${main.id}`)
    expect(main.id).toBe('conteudo')
    act(() => main.focus())
    expect(main).toHaveFocus()
  })
})
