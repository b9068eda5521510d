import { act, fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { HEADER_TRANSPARENT_UNTIL, TABLET_MAX_WIDTH, ZOOM_THRESHOLD } from '@/config/site'
import { Header } from '@/layout/Header/Header'
import { installViewport, scrollPageTo } from './browser'
import { globalData } from './fixtures'
import { renderLayout } from './render-layout'

const tone = () => screen.getByRole('banner').dataset.tone
const zoomTo = (innerWidth: number, outerWidth: number) =>
  act(() => {
    Object.assign(window, { innerWidth, outerWidth })
    window.dispatchEvent(new Event('resize'))
  })

beforeEach(() => {
  installViewport(TABLET_MAX_WIDTH + 1)
  scrollPageTo(0)
})

describe('the transparent header (behavior HEADER-2)', () => {
  test('is transparent until the page is scrolled more than the threshold, then white, and back', () => {
    renderLayout({ isTransparent: true })
    expect(tone()).toBe('transparent')
    scrollPageTo(HEADER_TRANSPARENT_UNTIL)
    expect(tone()).toBe('transparent')
    scrollPageTo(HEADER_TRANSPARENT_UNTIL + 1)
    expect(tone()).toBe('white')
    scrollPageTo(0)
    expect(tone()).toBe('transparent')
  })

  test('is white at once on a page that loads scrolled', () => {
    scrollPageTo(HEADER_TRANSPARENT_UNTIL + 1)
    renderLayout({ isTransparent: true })
    expect(tone()).toBe('white')
  })

  test('turns white while a panel is open', () => {
    renderLayout({ isTransparent: true })
    const slot = screen.getByRole('button', { name: 'Dicas' })
    act(() => slot.focus())
    expect(tone()).toBe('white')
    fireEvent.keyDown(slot, { key: 'Escape' })
    expect(tone()).toBe('transparent')
  })

  test('turns white while the mobile menu is open', () => {
    installViewport(TABLET_MAX_WIDTH)
    renderLayout({ isTransparent: true })
    fireEvent.click(screen.getByRole('button', { name: 'Abrir o menu' }))
    expect(tone()).toBe('white')
  })

  test('is always white on pages that do not ask for transparency', () => {
    renderLayout({ isTransparent: false })
    expect(tone()).toBe('white')
  })

  test('the server draws the transparent state, so that nothing flashes', () => {
    const html = renderToString(
      <Header
        header={globalData.header}
        menu={{ phase: 'closed', isOpen: false, open: () => {}, close: () => {} }}
        openSlot={{ openId: null, open: () => {}, close: () => {}, hoverStart: () => {}, hoverEnd: () => {} }}
        isDesktop={false}
        isTransparent
      />,
    )
    expect(html).toContain('data-tone="transparent"')
  })
})

describe('the logo and the skip link (behavior HEADER-1, LAYOUT-1)', () => {
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

describe('the zoom indicator (behavior LAYOUT-5)', () => {
  test('says zoom-high below the threshold of the outer width and zoom-low from there on', () => {
    renderLayout()
    const root = document.documentElement
    zoomTo(1000 * ZOOM_THRESHOLD - 1, 1000)
    expect(root).toHaveClass('zoom-high')
    expect(root).not.toHaveClass('zoom-low')
    zoomTo(1000 * ZOOM_THRESHOLD, 1000)
    expect(root).toHaveClass('zoom-low')
    expect(root).not.toHaveClass('zoom-high')
  })
})
