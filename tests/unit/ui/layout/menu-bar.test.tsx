import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Router from 'next/router'
import {
  MENU_CLICK_GRACE,
  MENU_CLOSE_DELAY,
  MENU_OPEN_DELAY,
  MENU_SWITCH_DELAY,
  TABLET_MAX_WIDTH,
} from '@/shared/config/site'
import { installViewport, resizeTo } from './browser'
import { renderLayout } from './render-layout'

const nav = () => screen.getByRole('navigation', { name: 'Menu principal' })
const slotNamed = (name: string) => within(nav()).getByRole('button', { name })
const isOpen = (name: string) => slotNamed(name).getAttribute('aria-expanded') === 'true'
const itemOf = (name: string) => slotNamed(name).closest('li') ?? nav()
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const enter = (name: string, pointerType = 'mouse') => fireEvent.pointerEnter(itemOf(name), { pointerType })
const leave = (name: string, pointerType = 'mouse') => fireEvent.pointerLeave(itemOf(name), { pointerType })
const focus = (element: HTMLElement) => act(() => element.focus())

beforeEach(() => {
  jest.useFakeTimers()
  installViewport(TABLET_MAX_WIDTH + 1)
  renderLayout()
})
afterEach(() => jest.useRealTimers())

describe('the menu bar (behavior MENU-1)', () => {
  test('a slot opens when the pointer rests on it, and closes some time after the pointer leaves', () => {
    enter('Produtos')
    expect(isOpen('Produtos')).toBe(false)
    wait(MENU_OPEN_DELAY)
    expect(isOpen('Produtos')).toBe(true)
    leave('Produtos')
    wait(MENU_CLOSE_DELAY - 1)
    expect(isOpen('Produtos')).toBe(true)
    wait(1)
    expect(isOpen('Produtos')).toBe(false)
  })

  test('a pointer that only passes opens nothing', () => {
    enter('Produtos')
    wait(MENU_OPEN_DELAY - 1)
    leave('Produtos')
    wait(MENU_CLOSE_DELAY)
    expect(isOpen('Produtos')).toBe(false)
  })

  test('a diagonal move over a neighbor back into the panel keeps the panel', () => {
    enter('Produtos')
    wait(MENU_OPEN_DELAY)
    leave('Produtos')
    enter('Dicas')
    wait(MENU_SWITCH_DELAY - 1)
    expect(isOpen('Dicas')).toBe(false)
    leave('Dicas')
    enter('Produtos')
    wait(MENU_SWITCH_DELAY + MENU_CLOSE_DELAY)
    expect(isOpen('Produtos')).toBe(true)
    expect(isOpen('Dicas')).toBe(false)
  })

  test('a pointer that stays on the neighbor switches to it', () => {
    enter('Produtos')
    wait(MENU_OPEN_DELAY)
    leave('Produtos')
    enter('Dicas')
    wait(MENU_SWITCH_DELAY)
    expect(isOpen('Produtos')).toBe(false)
    expect(isOpen('Dicas')).toBe(true)
  })

  test('a slot opens on focus and closes when the focus leaves it', () => {
    focus(slotNamed('Produtos'))
    expect(isOpen('Produtos')).toBe(true)
    focus(within(itemOf('Produtos')).getByRole('link', { name: /Ver todos/ }))
    expect(isOpen('Produtos')).toBe(true)
    focus(screen.getByRole('link', { name: 'Buscar no site' }))
    expect(isOpen('Produtos')).toBe(false)
  })

  test('Escape closes the panel and returns the focus to its slot (MENU-2)', () => {
    focus(within(itemOf('Dicas')).getByRole('link', { name: 'Medir a febre' }))
    focus(slotNamed('Dicas'))
    focus(within(itemOf('Dicas')).getByRole('link', { name: 'Medir a febre' }))
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    expect(slotNamed('Dicas')).toHaveFocus()
    expect(isOpen('Dicas')).toBe(false)
  })

  test("arrow keys pass from slot to slot, round at both ends; with a modifier they are the browser's (MENU-2)", () => {
    const triggers = [...nav().querySelectorAll<HTMLElement>(':scope > ul > li > :is(a, button)')]
    const press = (key: string, modifier = {}) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifier })
    focus(within(itemOf('Produtos')).getByRole('link', { name: /Ver todos/ }))
    press('ArrowRight', { altKey: true })
    expect(triggers).not.toContain(document.activeElement)
    press('ArrowRight')
    expect(triggers[1]).toHaveFocus()
    press('ArrowLeft')
    press('ArrowLeft')
    expect(triggers.at(-1)).toHaveFocus()
  })

  test('Escape closes a hovered panel wherever the focus is', () => {
    enter('Dicas')
    wait(MENU_OPEN_DELAY)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(isOpen('Dicas')).toBe(false)
  })

  test('the first tap opens a slot, though it focuses it too; the next tap closes it (MENU-2)', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    enter('Produtos', 'touch')
    wait(MENU_OPEN_DELAY)
    expect(isOpen('Produtos')).toBe(false)
    await user.pointer({ keys: '[TouchA]', target: slotNamed('Produtos') })
    expect(isOpen('Produtos')).toBe(true)
    wait(MENU_CLICK_GRACE)
    await user.pointer({ keys: '[TouchA]', target: slotNamed('Produtos') })
    expect(isOpen('Produtos')).toBe(false)
  })

  test('a mouse click never closes what hovering opened', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    enter('Produtos')
    wait(MENU_OPEN_DELAY + MENU_CLICK_GRACE)
    await user.click(slotNamed('Produtos'))
    expect(isOpen('Produtos')).toBe(true)
  })

  test('a press outside closes the panel (MENU-2)', () => {
    focus(slotNamed('Produtos'))
    fireEvent.pointerDown(screen.getByText('Conteúdo da página'))
    expect(isOpen('Produtos')).toBe(false)
  })

  test('a change of page closes the panel (MENU-2)', () => {
    focus(slotNamed('Produtos'))
    act(() => Router.events.emit('routeChangeStart', '/pt-br/outra/', { shallow: false }))
    expect(isOpen('Produtos')).toBe(false)
  })

  test('a narrower viewport closes the panel (MENU-2)', () => {
    focus(slotNamed('Produtos'))
    resizeTo(TABLET_MAX_WIDTH)
    expect(document.querySelector('[data-slot][data-open="true"]')).toBeNull()
  })

  test('every slot button names the panel that it controls', () => {
    for (const button of within(nav()).getAllByRole('button', { name: /Produtos|Dicas|família|história/ })) {
      const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
      expect(itemOf('Produtos').parentElement).toContainElement(panel)
    }
  })

  test("a slot's own link leads its panel, unless an auxiliary link goes there; a slot without entries is a link", () => {
    const inPanel = (name: string) => within(itemOf(name)).getAllByRole('link')
    expect(inPanel('Produtos')[0]).toHaveTextContent('Ver todos os produtos')
    expect(inPanel('Produtos')[1]).toHaveTextContent('Qual combina com você')
    expect(inPanel('Para a família')[0]).toHaveAccessibleName(/^Ver tudo ?: Para a família$/)
    expect(inPanel('Nossa história')[0]).toHaveTextContent('Conheça a nossa história')
    expect(within(nav()).getByRole('link', { name: 'Ajuda' })).toHaveAttribute('href', '/pt-br/contacte-nos/')
  })

  test('cards ask for pictures of at most the menu card width (MENU-7)', () => {
    const card = within(nav()).getByRole('link', { name: 'A pomada da família' })
    const widths = card.querySelector('img')?.srcset.match(/\d+(?=w)/g)
    expect(widths?.at(-1)).toBe('400')
  })
})
