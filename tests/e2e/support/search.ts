import { expect, type Locator, type Page } from '@playwright/test'

export const SEARCH = '/pt-br/search/'
/** Requests of the browser to the search service. */
export const SEARCH_SERVICE = '**/1/indexes/**'

/** The overlay's parts, as visitors find them. */
export const overlayOf = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Buscar no site' })
  return {
    dialog,
    icon: page.getByRole('banner').getByRole('link', { name: 'Buscar no site' }),
    box: dialog.getByRole('combobox', { name: 'O que você procura?' }),
    options: dialog.getByRole('option'),
    status: dialog.getByRole('status'),
    /** The cards below a heading. */
    cards: (title: string): Locator =>
      dialog
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: title }) })
        .getByRole('link'),
  }
}

/** Opens the overlay by its icon and waits until its box has the focus. */
export const openOverlay = async (page: Page) => {
  const overlay = overlayOf(page)
  await overlay.icon.click()
  await expect(overlay.box).toBeFocused()
  return overlay
}

/** Collects uncaught errors of a page and the error lines of its console. */
export const errorsOf = (page: Page): string[] => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()))
  return errors
}
