import { expect, type Page } from '@playwright/test'
import { isDesktop, layoutOf } from './layout'
import { overlayOf } from './search'

/** A page type with its interactions: each call uses the page's own control, and expects that it works. */
export interface UsedPage {
  path: string
  /** A link in its main area, and the heading of the page that it leads to. */
  link: string
  title: RegExp
  /** Writes into a field of the page, where it has one. */
  type?: (page: Page) => Promise<void>
  /** What was written is still there. */
  expectTyped?: (page: Page) => Promise<void>
  use: (page: Page) => Promise<void>
}

const NAME = 'Vera Lúcia'
const nameOf = (page: Page) => page.locator('#conteudo').getByRole('textbox', { name: 'Nome', exact: true })
const faqBox = (page: Page) => page.getByRole('textbox', { name: 'Procure nas perguntas' })
const main = (page: Page) => page.locator('#conteudo')

/** Closes the dialog that is open, by its button. */
export const closeDialog = (page: Page): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click()

export const USED_PAGES: Record<string, UsedPage> = {
  about: {
    path: '/pt-br/sobre/',
    link: '/pt-br/produtos/',
    title: /produtos/i,
    use: async (page) => {
      const texts = main(page).locator('[data-carousel="previous"] + p')
      await main(page).locator('[data-carousel="pause"]').click()
      const before = Number((await texts.textContent())?.[0])
      await main(page).locator('[data-carousel="next"]').click()
      await expect(texts).toHaveText(new RegExp(`^${(before % 3) + 1} de 3`))
    },
  },
  listing: {
    path: '/pt-br/produtos/',
    link: '/pt-br/produtos/spray-nasal/',
    title: /Spray Nasal/,
    use: async (page) => {
      if (!isDesktop(page)) await page.getByRole('button', { name: /^Filtrar/ }).click()
      const filters = isDesktop(page)
        ? page.getByRole('complementary', { name: 'Filtros' })
        : page.getByRole('dialog', { name: 'Filtros' })
      await filters.getByLabel('Tosse seca').click()
      if (!isDesktop(page)) await closeDialog(page)
      await expect(main(page).getByRole('status').first()).toHaveText(/^2 produtos/)
    },
  },
  product: {
    path: '/pt-br/produtos/spray-nasal/',
    link: '/pt-br/produtos/umidificador/',
    title: /Umidificador/,
    use: async (page) => {
      await page
        .getByRole('button', { name: /^Onde comprar/ })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: 'Onde comprar' })).toBeVisible()
      await closeDialog(page)
    },
  },
  questions: {
    path: '/pt-br/perguntas-frequentes/',
    link: '/pt-br/perguntas-frequentes/pomada/',
    title: /pomada/i,
    type: async (page) => faqBox(page).fill('bebê'),
    expectTyped: async (page) => expect(faqBox(page)).toHaveValue('bebê'),
    use: async (page) => {
      await faqBox(page).fill('bebê')
      await expect(main(page).getByRole('status').first()).toContainText('“bebê”')
    },
  },
  contact: {
    path: '/pt-br/contacte-nos/',
    link: '/pt-br/perguntas-frequentes/',
    title: /Perguntas/,
    type: async (page) => nameOf(page).fill(NAME),
    expectTyped: async (page) => expect(nameOf(page)).toHaveValue(NAME),
    use: async (page) => {
      await main(page).getByRole('button', { name: 'Enviar mensagem' }).click()
      await expect(main(page).getByRole('alert').first()).toBeFocused({ timeout: 30_000 })
    },
  },
}

/** The menu opens and closes, and search opens in its overlay. */
export const useFrame = async (page: Page): Promise<void> => {
  const { menuButton, slots } = layoutOf(page)
  const opener = isDesktop(page) ? slots.first() : menuButton
  // A panel opens as soon as the pointer rests there, and a click would close it again.
  if (isDesktop(page)) await opener.hover()
  else await opener.click()
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  const { icon, box, dialog } = overlayOf(page)
  await icon.click()
  await box.fill('tosse')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(box).toBeHidden()
}

/** No white page: the frame's links and words of the page can be read. */
export const expectReadable = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByRole('link').first()).toBeAttached()
}
