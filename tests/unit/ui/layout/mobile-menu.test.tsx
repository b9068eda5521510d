import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Router from 'next/router'
import { MENU_HIDE_DELAY, TABLET_MAX_WIDTH } from '@/shared/config/site'
import { installViewport, resizeTo } from './browser'
import { container, globalData, item, slot } from './fixtures'
import { renderLayout } from './render-layout'

const nav = () => screen.getByRole('navigation', { name: 'Menu principal', hidden: true })
const hamburger = () => screen.getByRole('button', { name: /(Abrir|Fechar) o menu/, expanded: isOpen() })
const isOpen = () => nav().dataset.phase === 'open'
const press = (element: Element) => fireEvent.click(element)
const openMenu = () => {
  renderLayout()
  press(hamburger())
}

beforeEach(() => {
  jest.useFakeTimers()
  installViewport(TABLET_MAX_WIDTH)
})
afterEach(() => jest.useRealTimers())

describe('the mobile menu (behavior MENU-3 to MENU-6)', () => {
  test('opens by the hamburger: the page stands still and the nav is shown', () => {
    renderLayout()
    expect(nav()).toHaveAttribute('data-phase', 'closed')
    press(screen.getByRole('button', { name: 'Abrir o menu' }))
    expect(nav()).toHaveAttribute('data-phase', 'open')
    expect(document.body).toHaveClass('no-scroll')
    expect(hamburger()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('main', { hidden: true })).toHaveAttribute('inert')
  })

  test('closing frees the page at once, keeps the nav out of reach, and hides it after the delay', () => {
    openMenu()
    press(hamburger())
    expect(document.body).not.toHaveClass('no-scroll')
    expect(nav()).toHaveAttribute('data-phase', 'closing')
    expect(nav()).toHaveAttribute('inert')
    act(() => jest.advanceTimersByTime(MENU_HIDE_DELAY - 1))
    expect(nav()).toHaveAttribute('data-phase', 'closing')
    act(() => jest.advanceTimersByTime(1))
    expect(nav()).toHaveAttribute('data-phase', 'closed')
    expect(nav()).not.toHaveAttribute('inert')
  })

  test('opened again before the delay is over, it stays', () => {
    openMenu()
    press(hamburger())
    act(() => jest.advanceTimersByTime(MENU_HIDE_DELAY / 2))
    press(hamburger())
    act(() => jest.advanceTimersByTime(MENU_HIDE_DELAY))
    expect(isOpen()).toBe(true)
  })

  test('a viewport wider than the tablet breakpoint closes it at once and clears the scroll lock (LAYOUT-4, MENU-4)', () => {
    openMenu()
    resizeTo(TABLET_MAX_WIDTH + 1)
    expect(nav()).toHaveAttribute('data-phase', 'closed')
    expect(document.body).not.toHaveClass('no-scroll')
  })

  test.each(['routeChangeStart', 'hashChangeStart'] as const)('closes on %s', (event) => {
    openMenu()
    act(() => Router.events.emit(event, '/pt-br/outra/', { shallow: false }))
    expect(isOpen()).toBe(false)
  })

  test('the skip link closes it, so that there is something to skip to', () => {
    openMenu()
    press(screen.getByRole('link', { name: 'Ir para o conteúdo' }))
    expect(screen.getByRole('main')).not.toHaveAttribute('inert')
  })

  test('the hamburger stands before the logo, as it is seen', () => {
    renderLayout()
    const logo = screen.getAllByRole('link', { name: /Página inicial/ })[0]
    expect(hamburger().compareDocumentPosition(logo ?? document.body)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('opening search closes it (MENU-4)', () => {
    openMenu()
    const search = screen.getByRole('link', { name: 'Buscar no site' })
    expect(search).toHaveAttribute('href', '/pt-br/search/')
    search.addEventListener('click', (event) => event.preventDefault())
    press(search)
    expect(isOpen()).toBe(false)
  })

  test('closes on Escape, with the focus on the hamburger (MENU-4)', () => {
    openMenu()
    within(nav()).getByRole('button', { name: 'Produtos' }).focus()
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    expect(isOpen()).toBe(false)
    expect(hamburger()).toHaveFocus()
  })

  test('closes on a press beside it (MENU-4)', () => {
    openMenu()
    fireEvent.pointerDown(within(nav()).getByRole('button', { name: 'Dicas' }))
    expect(isOpen()).toBe(true)
    fireEvent.pointerDown(document.body)
    expect(isOpen()).toBe(false)
  })

  test('Tab from the last entry returns to the hamburger (MENU-5)', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    openMenu()
    const last = within(nav()).getByRole('link', { name: 'Ajuda' })
    last.focus()
    await user.tab()
    expect(hamburger()).toHaveFocus()
  })

  test('a top slot expands and folds, one at a time, and focus alone opens nothing (MENU-5)', () => {
    openMenu()
    const products = within(nav()).getByRole('button', { name: 'Produtos' })
    const tips = within(nav()).getByRole('button', { name: 'Dicas' })
    act(() => products.focus())
    expect(products).toHaveAttribute('aria-expanded', 'false')
    press(products)
    expect(products).toHaveAttribute('aria-expanded', 'true')
    press(tips)
    expect(products).toHaveAttribute('aria-expanded', 'false')
    expect(tips).toHaveAttribute('aria-expanded', 'true')
    press(tips)
    expect(tips).toHaveAttribute('aria-expanded', 'false')
  })

  test('nested containers expand on their own (MENU-5)', () => {
    openMenu()
    const outer = within(nav()).getByRole('button', { name: 'Por assunto' })
    const inner = within(nav()).getByRole('button', { name: 'Sintomas' })
    press(outer)
    press(inner)
    expect(outer).toHaveAttribute('aria-expanded', 'true')
    expect(inner).toHaveAttribute('aria-expanded', 'true')
    const list = document.getElementById(inner.getAttribute('aria-controls') ?? '')
    expect(within(list ?? nav()).getAllByRole('link')).toHaveLength(3)
  })

  test('closed, it forgets which slot and groups were open (MENU-4)', () => {
    openMenu()
    const [slotButton, group] = ['Produtos', 'Por linha'].map((name) =>
      within(nav()).getByRole('button', { name, hidden: true }),
    )
    for (const button of [slotButton, group]) if (button) press(button)
    expect(group?.parentElement).toHaveAttribute('data-open', 'true')
    press(hamburger())
    act(() => jest.advanceTimersByTime(MENU_HIDE_DELAY))
    press(hamburger())
    expect(slotButton).toHaveAttribute('aria-expanded', 'false')
    expect(group).toHaveAttribute('aria-expanded', 'false')
    expect(group?.parentElement).toHaveAttribute('data-open', 'false')
  })

  test('a list that is hidden on a kind of screen as a whole leaves no empty column there', () => {
    const header = {
      ...globalData.header,
      slots: [
        slot('Dicas', [item('Só aqui', { mobileOnly: true }), container('Grupo', [item('Três')])]),
        slot('Ajuda', [item('Um', { mobileOnly: true }), item('Dois'), container('Outro', [item('Quatro')])]),
      ],
    }
    renderLayout({ globalData: { ...globalData, header } })
    const list = (name: string) => within(nav()).getByText(name, { selector: 'a' }).closest('ul')
    expect(list('Só aqui')).toHaveClass('mobileOnly')
    expect(list('Dois')).not.toHaveClass('mobileOnly')
  })

  test('what is flagged for one kind of screen carries the class that hides it on the other', () => {
    const header = {
      ...globalData.header,
      slots: [
        slot('Só no computador', [item('Um')], { desktopOnly: true }),
        slot('Só no celular', [item('Dois')], { mobileOnly: true }),
        slot('Em todos', [
          container('Grupo', [item('Três', { desktopOnly: true }), item('Quatro', { mobileOnly: true })], {
            desktopOnly: true,
          }),
        ]),
      ],
    }
    renderLayout({ globalData: { ...globalData, header } })
    const holder = (name: string, selector: string) =>
      within(nav()).getByText(name, { selector }).closest('li, div')
    expect(holder('Só no computador', 'button > span')).toHaveClass('desktopOnly')
    expect(holder('Só no celular', 'button > span')).toHaveClass('mobileOnly')
    expect(holder('Em todos', 'button > span')).not.toHaveClass('desktopOnly')
    expect(holder('Grupo', 'p')).toHaveClass('desktopOnly')
    expect(holder('Três', 'a')).toHaveClass('desktopOnly')
    expect(holder('Quatro', 'a')).toHaveClass('mobileOnly')
  })
})
