import { expect, test } from '@playwright/test'
import { expectNoViolations, waitForStillness } from '../support/axe'
import { ANY_WIDTH, JOURNEY, NARROW_ONLY, openPage, WIDE_ONLY } from '../support/layout'
import { HOME } from '../support/pages'
import { errorsOf, SEARCH } from '../support/search'

test('articles come first where there are any, with counts in both tabs (SEARCH-5)', async ({ page }) => {
  await openPage(page, `${SEARCH}?term=tosse`)
  await expect(page.getByRole('tab', { name: /^Dicas [1-9]/ })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { name: /^Produtos [1-9]/ })).toHaveAttribute('aria-selected', 'false')
  await expect(page.getByRole('searchbox')).toHaveValue('tosse')
  await expect(page.locator('main').getByRole('status')).toContainText('Resultados para “tosse”. Dicas: ')
  await expect(page).toHaveTitle(/“tosse”/)
  await expect(page.locator('main mark').first()).toHaveText(/^tosse$/i)
  await page.getByRole('tab', { name: /^Produtos/ }).click()
  await expect(
    page
      .getByRole('tabpanel', { name: /^Produtos/ })
      .getByRole('link')
      .first(),
  ).toBeVisible()
})

test(
  'with a term guidance is requested before any script of the page, and else not at all (SEARCH-12)',
  ANY_WIDTH,
  async ({ page }) => {
    /** The weights of the engine of words, and the editors' rules. */
    const needed = [/\/_danger\.json$/, /\/api\/page-rest\/\?pagina=search$/]
    let requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await openPage(page, `${SEARCH}?term=tosse`)
    await expect(page.getByRole('tab', { selected: true })).toBeVisible()
    const firstScript = requested.findIndex((url) => /\/_next\/static\/chunks\/.*\.js$/.test(url))
    for (const file of needed) {
      const first = requested.findIndex((url) => file.test(url))
      expect(first, `${file}`).toBeGreaterThan(-1)
      expect(first, `${file}`).toBeLessThan(firstScript)
    }
    // What scripts ask for later has come with it: nothing is loaded twice.
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(needed.map((file) => loaded.filter((url) => file.test(url)).length)).toEqual([1, 1])
    for (const path of [SEARCH, HOME]) {
      requested = []
      await openPage(page, path)
      await page.waitForLoadState('networkidle')
      expect(
        requested.filter((url) => needed.some((file) => file.test(url))),
        path,
      ).toEqual([])
    }
  },
)

test('tab and facets live in the address: links, back, forward, reload show the same (SEARCH-6)', {
  tag: [WIDE_ONLY.tag, JOURNEY.tag],
}, async ({ page }) => {
  await openPage(page, `${SEARCH}?term=tosse`)
  const products = page.getByRole('tab', { name: /^Produtos/ })
  await products.click()
  await expect(page).toHaveURL(/term=tosse&tab=1$/)
  const facet = page.getByRole('checkbox').first()
  await facet.check()
  await expect(page).toHaveURL(/&filtro-/)
  const filtered = page.url()
  await expect(page.getByRole('button', { name: /^Remover o filtro/ })).toHaveCount(1)
  await page.goBack()
  await expect(facet).not.toBeChecked()
  await page.goBack()
  await expect(page.getByRole('tab', { name: /^Dicas/ })).toHaveAttribute('aria-selected', 'true')
  await page.goForward()
  await expect(products).toHaveAttribute('aria-selected', 'true')
  await openPage(page, filtered)
  await page.getByRole('button', { name: /^Remover o filtro/ }).click()
  await expect(page).toHaveURL(/term=tosse&tab=1$/)
})

test('on a small screen the filters open as a dialog; axe finds nothing', NARROW_ONLY, async ({ page }) => {
  await openPage(page, `${SEARCH}?term=tosse&tab=1`)
  await page.getByRole('button', { name: 'Filtrar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filtros' })
  await dialog.getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/&filtro-/)
  await waitForStillness(page)
  await expectNoViolations(page, 'filters')
  await dialog.getByRole('button', { name: /^Ver produtos/ }).click()
  await expect(dialog).toHaveCount(0)
})

test('nothing found is said for the term, with popular searches; axe finds nothing (SEARCH-9)', async ({
  page,
}) => {
  await openPage(page, `${SEARCH}?term=qwxzqwxz`)
  const main = page.locator('main')
  await expect(main.getByRole('heading', { name: 'Nenhum resultado para “qwxzqwxz”' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Buscas para começar' })).toBeVisible()
  await waitForStillness(page)
  await expectNoViolations(page, 'nothing found')
})

test('a new search starts on its first page, in the tab its results decide', ANY_WIDTH, async ({ page }) => {
  await openPage(page, `${SEARCH}?term=pomada&tab=1`)
  await page.getByRole('searchbox').fill('gripe')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\?term=gripe$/)
  await expect(page.getByRole('tab', { selected: true })).toBeVisible()
})

const BAD_TERMS: [name: string, text: string][] = [
  ['10,000 characters', 'a'.repeat(10_000)],
  ['emoji', '🤧👶🏽'],
  ['right-to-left text', 'سعال جاف'],
  ['quotes', `"'\`“`],
  ['HTML', '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'],
  ['regular expressions', '(.*[+?^$|{2}'],
  ['a lone surrogate', 'tosse\ud83e'],
]

for (const [name, text] of BAD_TERMS) {
  test(`${name} make no error, run nothing, and are shown as text`, ANY_WIDTH, async ({ page }) => {
    const errors = errorsOf(page)
    await openPage(page, SEARCH)
    await page.getByRole('searchbox').fill(text)
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/\?term=./)
    const settled = page
      .locator('main')
      .getByRole('heading', { name: /^(Resultados|Nenhum resultado) para “/ })
    await expect(settled).toBeVisible()
    await page.reload()
    await expect(settled).toBeVisible()
    expect(await page.evaluate('window.hacked')).toBeUndefined()
    expect(errors).toEqual([])
  })
}

test('a broken escape in the address is shown as text', ANY_WIDTH, async ({ page }) => {
  await openPage(page, `${SEARCH}?term=%E0%A4%A`)
  await expect(page.getByRole('searchbox')).not.toHaveValue('')
})
