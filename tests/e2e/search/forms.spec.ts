import { expect, type Locator, type Page, test } from '@playwright/test'
import { delayRequests } from '../support/delay-requests'
import { ANY_WIDTH, layoutOf, NARROW_ONLY, openPage } from '../support/layout'
import { documentAt, HOME, MISSING_PAGE, onePathPerType } from '../support/pages'
import { openOverlay, overlayOf, SEARCH } from '../support/search'

/** Every form that searches the site (behavior SEARCH-4), by where it is. */
const FORM = `form[action="${SEARCH}"]`

interface Place {
  form: Locator
  /** What was delayed comes. */
  release?: () => void
}

const inMain = (path: string) => async (page: Page) => {
  await openPage(page, path)
  return { form: layoutOf(page).main.locator(FORM) }
}

/** Wide screens have a menu bar. */
const MENU = 'menu of a phone'

const places: Record<string, (page: Page) => Promise<Place>> = {
  'search page': inMain(SEARCH),
  'missing page': inMain(MISSING_PAGE),
  overlay: async (page) => {
    await openPage(page, HOME)
    return { form: (await openOverlay(page)).dialog.locator(FORM) }
  },
  'overlay while it loads': async (page) => {
    await openPage(page, HOME)
    const release = await delayRequests(page, /\/_next\/static\/chunks\//)
    await overlayOf(page).icon.click()
    return { form: page.locator(`[data-opening] ${FORM}`), release }
  },
  [MENU]: async (page) => {
    await openPage(page, HOME)
    await layoutOf(page).menuButton.click()
    return { form: layoutOf(page).menu.locator(FORM) }
  },
}

const searchesOf = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((event) => JSON.stringify(event))
      .filter((event) => event.includes('event_search')),
  )

for (const [place, open] of Object.entries(places))
  test(
    `${place}: a blank text is refused with words, another is reported once, without a reload`,
    place === MENU ? NARROW_ONLY : {},
    async ({ page }) => {
      const { form, release } = await open(page)
      const box = form.getByLabel('O que você procura?')
      await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
      const address = page.url()
      await box.fill('   ')
      await box.press('Enter')
      await expect(box).toHaveJSProperty('validationMessage', 'Escreva o que você procura.')
      expect(page.url()).toBe(address)
      expect(await searchesOf(page)).toEqual([])

      await box.fill('garganta')
      const button = form.getByRole('button', { name: 'Buscar' })
      // On a phone the overlay has no room for it.
      if (await button.isVisible()) await button.click()
      else await box.press('Enter')
      release?.()
      await expect(page).toHaveURL(`${SEARCH}?term=garganta`)
      await expect(page.locator(FORM).locator('visible=true')).toHaveCount(1)
      await expect(page.getByRole('searchbox')).toHaveValue('garganta')
      await expect(page.locator('html')).toHaveAttribute('data-same-document', '')
      // The page that is shown reports it.
      await expect.poll(() => searchesOf(page)).not.toEqual([])
      const [search = '', ...others] = await searchesOf(page)
      expect(JSON.parse(search)).toEqual({
        event: 'customEvent',
        category: 'event_informational_action',
        action: 'event_search',
        label: 'garganta',
        value: 0,
        nonInteraction: false,
      })
      expect(others).toEqual([])
    },
  )

test('no page has a search form in its HTML that is not tried here', ANY_WIDTH, async ({ request }) => {
  const withForm: string[] = []
  for (const path of new Set([...(await onePathPerType(request)), SEARCH, MISSING_PAGE]))
    if ((await documentAt(request, path)).includes(`action="${SEARCH}"`)) withForm.push(path)
  expect(withForm).toEqual([SEARCH, MISSING_PAGE])
})

test(
  'without scripts the same forms refuse a blank text and open the results',
  ANY_WIDTH,
  async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    for (const path of [SEARCH, MISSING_PAGE]) {
      await page.goto(path)
      const box = page.locator('main').locator(FORM).getByLabel('O que você procura?')
      await box.fill('   ')
      await box.press('Enter')
      await expect(page).toHaveURL(path)
      await box.fill('garganta')
      await box.press('Enter')
      await expect(page).toHaveURL(`${SEARCH}?term=garganta`)
    }
    await page.close()
  },
)
