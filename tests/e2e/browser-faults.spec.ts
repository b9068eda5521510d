import { expect, type Page, test } from '@playwright/test'
import {
  brokenLabel,
  CHUNKS,
  changeDocuments,
  changeNextPage,
  followLink,
  reportsOf,
  scriptsOf,
  translate,
  typeAlone,
} from './support/browser-faults'
import { openPage } from './support/layout'
import { closeDialog, expectReadable, USED_PAGES, type UsedPage, useFrame } from './support/page-controls'
import { overlayOf } from './support/search'

/**
 * What breaks in browsers, on five page types and two widths: no white page, no dead control, nothing typed lost, at most three
 * reports (FAULT-11, SPEED-13, SPEED-14, LAYOUT-8). An ordinary run has one page type and width of each fault; all of them with BROWSER_FAULTS=all.
 */
const IS_WHOLE = process.env.BROWSER_FAULTS === 'all'
/** Milliseconds for which a script file is late: longer than anything that waits for it. */
const HELD = IS_WHOLE ? 10_000 : 6000

type Play = (page: Page, used: UsedPage) => Promise<void>

const expectWorking: Play = async (page, used) => {
  await expectReadable(page)
  await used.use(page)
  await useFrame(page)
}

const FAULTS: Record<string, Play> = {
  'the header throws': async (page, used) => {
    await changeDocuments(page, brokenLabel('menu.open'))
    await openPage(page, used.path)
    await used.type?.(page)
    const search = page.getByRole('banner').getByRole('link', { name: 'Buscar no site' })
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(2)
    await expectReadable(page)
    await used.expectTyped?.(page)
    await used.use(page)
    await page.unrouteAll()
    await search.click()
    await expect(page).toHaveURL(/\/search\/$/)
  },
  'the layout throws': async (page, used) => {
    await changeDocuments(page, brokenLabel('frame.skipToContent'))
    await page.goto(used.path)
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed')
    await expectReadable(page)
    await expect(page.getByRole('banner')).toBeVisible()
    await page.unrouteAll()
    await page.reload()
    await expectWorking(page, used)
  },
  'the overlay throws': async (page, used) => {
    await changeDocuments(page, brokenLabel('search.cancel'))
    await openPage(page, used.path)
    await overlayOf(page).icon.click()
    await expect(page).toHaveURL(/\/search\/$/)
    await expectReadable(page)
  },
  'the footer throws on the next page': async (page, used) => {
    await openPage(page, used.path)
    await changeNextPage(page, brokenLabel('footer.menus'))
    await followLink(page, used.link)
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(used.title)
    await useFrame(page)
  },
  'the template throws': async (page, used) => {
    await changeDocuments(page, typeAlone)
    await openPage(page, used.path)
    await expect(page.locator('main')).toHaveAttribute('data-scripts', 'failed')
    await expectReadable(page)
    await useFrame(page)
    await page.unrouteAll()
    await page.reload()
    await expectWorking(page, used)
  },
  'the next page has a type alone': async (page, used) => {
    await openPage(page, used.path)
    await changeNextPage(page, (props) => ({ site: {}, page: { type: props.page?.type ?? '' } }))
    await followLink(page, used.link)
    // The server renders it whole.
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(used.title)
  },
  'a translator wraps each text': async (page, used) => {
    await openPage(page, used.path)
    await used.type?.(page)
    const lostTexts = await translate(page)
    await used.expectTyped?.(page)
    await expectWorking(page, used)
    const { icon, box, dialog } = overlayOf(page)
    await icon.click()
    for (const term of ['nariz entupido', 'gripe bebe', 'pomada lavanda']) {
      await box.fill(term)
      await expect(dialog.getByRole('option').or(dialog.getByRole('link')).first()).toBeVisible()
    }
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await followLink(page, '/pt-br/sitemap/', 'footer')
    await expect(page.getByRole('heading', { level: 1, name: 'Mapa do site' })).toBeVisible()
    expect(await lostTexts()).toEqual([])
  },
  'no further script file is there, then all are': async (page, used) => {
    await openPage(page, used.path)
    await used.type?.(page)
    await page.waitForLoadState('networkidle')
    await page.route(CHUNKS, (route) => route.fulfill({ status: 404 }))
    const cookies = page.getByRole('button', { name: 'Preferências de cookies' }).first()
    await cookies.click()
    const retry = page.getByRole('alert').getByRole('button', { name: 'Tentar de novo' })
    await expect(retry.or(page.getByRole('dialog')).first()).toBeVisible()
    await page.unrouteAll()
    if (await retry.isVisible()) await retry.click()
    await expect(page.getByRole('dialog', { name: 'Preferências de cookies' })).toBeVisible()
    await closeDialog(page)
    await used.expectTyped?.(page)
    await expectWorking(page, used)
  },
  'the network is cut, then back': async (page, used) => {
    await openPage(page, used.path)
    await used.type?.(page)
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await followLink(page, used.link)
    await expect(page.getByText('Sem conexão.')).toBeVisible()
    await expectReadable(page)
    await used.expectTyped?.(page)
    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(used.title)
    await expect(page.getByText('Sem conexão.')).toBeHidden()
    await useFrame(page)
  },
}

/** One case of each fault, each time on another page type and width. */
const isOrdinary = (fault: number, type: number, width: number): boolean =>
  fault % Object.keys(USED_PAGES).length === type && fault % 2 === width

for (const [widthIndex, width] of [390, 1440].entries())
  for (const [typeIndex, [type, used]] of Object.entries(USED_PAGES).entries())
    test.describe(`${type} at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } })

      for (const [faultIndex, [fault, play]] of Object.entries(FAULTS).entries())
        if (IS_WHOLE || isOrdinary(faultIndex, typeIndex, widthIndex))
          test(fault, async ({ page }) => {
            const reports = reportsOf(page)
            await play(page, used)
            expect(reports.length, reports.join('\n')).toBeLessThanOrEqual(3)
          })

      if (IS_WHOLE || (type === 'contact' && width === 390))
        test('each script file alone is late: what was typed remains, and all controls work', async ({
          browser,
          page: first,
        }) => {
          test.setTimeout(IS_WHOLE ? 600_000 : 120_000)
          const files = await scriptsOf(first, used.path)
          const held = IS_WHOLE
            ? files
            : files.filter((file) => /_beforeScripts|_buildManifest|main-/.test(file))
          const playHeld = async (file: string) => {
            const page = await browser.newPage()
            const reports = reportsOf(page)
            await page.route(`**${file}`, (route) => setTimeout(() => route.continue().catch(() => {}), HELD))
            await page.goto(used.path, { waitUntil: 'commit' })
            await used.type?.(page)
            await expect(page.locator('html'), file).toHaveClass(/zoom-(low|high)/, { timeout: 30_000 })
            await used.expectTyped?.(page)
            await expectWorking(page, used)
            expect(reports.length, `${file}\n${reports.join('\n')}`).toBeLessThanOrEqual(3)
            await page.close()
          }
          for (let at = 0; at < held.length; at += 5)
            await Promise.all(held.slice(at, at + 5).map((file) => test.step(file, () => playHeld(file))))
        })
    })
