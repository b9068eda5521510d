import { expect } from '@playwright/test'
import type { Step } from './step'

const SLOT = 'nav[aria-label="Menu principal"] [data-slot] > button'

const look = () => {
  const header = document.querySelector('[data-frame="header"]') ?? document.body
  return {
    scheme: getComputedStyle(document.documentElement).colorScheme,
    veil: getComputedStyle(header, '::before').opacity,
  }
}
const scrollBy = (y: number) => window.scrollBy({ top: y, behavior: 'instant' })

export const FRAME: Step[] = [
  {
    name: 'the menu shows its links, and Escape closes it',
    walk: async (visitor) => {
      await visitor.open('/pt-br/')
      if (visitor.isWide) await visitor.hover(SLOT, 'Produtos')
      else await visitor.click('[data-frame="menu-button"]')
      if (!visitor.isWide) await visitor.click(SLOT, 'Produtos')
      await visitor.see('[data-frame="panel"] a', 'Ver todos os produtos')
      await visitor.press('Escape')
      await visitor.expectCount('[data-slot] > [aria-expanded="true"]', 0)
    },
  },
  {
    name: 'the veil of the header goes when the page is scrolled',
    walk: async (visitor) => {
      await visitor.open('/pt-br/')
      await visitor.engine.evaluate(scrollBy, 900)
      await expect.poll(async () => (await visitor.engine.evaluate(look)).veil).toBe('0')
    },
  },
  {
    name: 'the dark theme is chosen, and kept on the next page',
    walk: async (visitor) => {
      const scheme = async () => (await visitor.engine.evaluate(look)).scheme
      await visitor.open('/pt-br/')
      await visitor.click('[data-frame="theme"] label', 'Escura')
      await expect.poll(scheme).toBe('dark')
      await visitor.open('/pt-br/sobre/')
      await expect.poll(scheme).toBe('dark')
      await visitor.click('[data-frame="theme"] label', 'Automática')
      await expect.poll(scheme).toBe('light')
    },
  },
  {
    name: 'a link changes the page without loading it anew, at its top, and Back returns',
    walk: async (visitor) => {
      await visitor.open('/pt-br/produtos/')
      await visitor.engine.evaluate(() => Reflect.set(window, 'isSame', true))
      await visitor.click('main article a', 'Inalador')
      await visitor.expectAddress('/pt-br/produtos/inalador/')
      await visitor.see('h1', 'Inalador')
      const state = () => ({ isSame: Reflect.get(window, 'isSame'), title: document.title, y: scrollY })
      await expect
        .poll(() => visitor.engine.evaluate(state))
        .toEqual({ isSame: true, title: expect.stringContaining('Inalador'), y: 0 })
      await visitor.back()
      await visitor.expectAddress('/pt-br/produtos/')
      await visitor.see('h1', 'Todos os produtos')
    },
  },
]
