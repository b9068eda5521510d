import { expect, type Locator, type Page } from '@playwright/test'

/** Of tests in specs for both screens (playwright.config.ts) that show the same on any: the phone leaves them out. */
export const ANY_WIDTH = { tag: '@any-width' }
/** Of tests of what only one of both screens shows: the other leaves them out. */
export const WIDE_ONLY = { tag: '@wide-only' }
export const NARROW_ONLY = { tag: '@narrow-only' }
/** Of the ten that `npm test -- quick` plays. */
export const JOURNEY = { tag: '@journey' }

/** The parts of the layout, by role and name as visitors find them. */
export const layoutOf = (page: Page) => ({
  header: page.getByRole('banner'),
  /** The hamburger; within the open menu there is a second, unseen button of the same name. */
  menuButton: page.locator('[data-frame="menu-button"]'),
  menu: page.locator('nav[aria-label="Menu principal"]'),
  /** Top entries that have a panel. */
  slots: page.locator('nav[aria-label="Menu principal"] [data-slot] > button'),
  main: page.locator('#conteudo'),
  footer: page.locator('footer'),
  breadcrumb: page.locator('nav[aria-label="Você está aqui"]'),
})

/** The ground of the header, transparent or white. */
export const expectGround = (page: Page, ground: 'transparent' | 'white'): Promise<void> =>
  expect(layoutOf(page).header).toHaveCSS(
    'background-color',
    ground === 'white' ? 'rgb(255, 255, 255)' : 'rgba(0, 0, 0, 0)',
  )

/** What a button with `aria-controls` opens. */
export const controlledBy = async (page: Page, button: Locator): Promise<Locator> =>
  page.locator(`[id="${await button.getAttribute('aria-controls')}"]`)

/** As if the picture that opens the page were dark. */
export const darkenOpening = (page: Page): Promise<void> =>
  page
    .locator('[data-frame="main"] [data-tone]')
    .first()
    .evaluate((opening) => opening.setAttribute('data-tone', 'dark'))

/** Presses Tab until an element has the focus. */
export const tabTo = async (page: Page, target: Locator, most = 90): Promise<void> => {
  for (let presses = 0; presses < most; presses += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

/** Opens a page and waits until its scripts have taken over. */
export const openPage = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
}

export const isDesktop = (page: Page): boolean => (page.viewportSize()?.width ?? 0) > 1023

/** Where an element ends, in px from the top of the screen; a missing one fails. */
export async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not shown.`)
  return box.y + box.height
}
