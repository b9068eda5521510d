import { expect, type Locator, type Page, test } from '@playwright/test'
import { events } from '../../src/shared/schemas/events'
import { faultsOfPush } from '../unit/browser/analytics/fits-table'
import { allow } from './support/consent'
import { openPage } from './support/layout'
import { mailTo } from './support/mails'
import { openOverlay } from './support/search'

/** Every event of the table is seen, every push fits it, and nothing that was typed is in any (behavior ANALYTICS-1 to ANALYTICS-4). */
const MARK = 'Zarabatana'
const EMAIL = `${MARK}-${Date.now()}-${process.pid}@exemplo.com.br`.toLowerCase()
const PASSWORD = `${MARK}-1894`

type Push = Record<string, unknown>

/** Collects what is pushed on all pages of a visit, and keeps presses from leaving the site. */
const collect = async (page: Page): Promise<Push[]> => {
  const told: Push[] = []
  await page.exposeFunction('tellTest', (entry: Push) => told.push(entry))
  await page.addInitScript(() => {
    const layer: unknown[] = []
    const push = layer.push.bind(layer)
    const tell = Reflect.get(window, 'tellTest')
    layer.push = (...entries) => {
      for (const entry of entries)
        if (Object.prototype.toString.call(entry) !== '[object Arguments]') tell(entry)
      return push(...entries)
    }
    Object.assign(window, { dataLayer: layer })
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[target="_blank"]') : null
      if (link) event.preventDefault()
    })
  })
  return told
}

/** The addresses, without their query, of all requests that carry a word in address or body. */
const requestsWith = (page: Page, word: string): string[] => {
  const places: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const sent = `${decodeURIComponent(request.url())} ${request.postData() ?? ''}`
    if (sent.toLowerCase().includes(word.toLowerCase())) places.push(pathname)
  })
  return places
}

/** Plays the film of the page to its end, faster than people would. */
const playFilm = async (page: Page) => {
  await page
    .locator('main')
    .getByRole('button', { name: /^Assistir ao vídeo/ })
    .first()
    .click()
  await page.locator('main video').evaluate((video: HTMLVideoElement) => {
    video.muted = true
    video.playbackRate = 16
    return video.play()
  })
}

const confirmByMail = async (page: Page) => {
  const { links } = await mailTo(EMAIL, 'Confirme o seu e-mail')
  await page.goto(links.find((link) => link.includes('token=')) ?? '')
  await page.locator('main [name=password]').fill(PASSWORD)
  await page.locator('main form [type="submit"]').click()
  await expect(page).toHaveURL(/conta-confirmada/)
}

/** A visit that began so many seconds before each page. */
const beginVisit = (page: Page, seconds: number) =>
  page.addInitScript(
    (before) => sessionStorage.setItem('visit-began', String(Date.now() - before)),
    seconds * 1000,
  )

/** A film, or a form and its next page, take their time on a busy machine. */
const has = (told: Push[], event: string) =>
  expect.poll(() => told.map((one) => one.event), { timeout: 90_000 }).toContain(event)

/** Opens a page and waits until it is told of: from then on its presses are heard, before that only where it rests already. */
const openMeasured = async (page: Page, told: Push[], path: string) => {
  const views = () => told.filter(({ event }) => event === 'page_view').length
  const before = views()
  await openPage(page, path)
  await expect.poll(views).toBeGreaterThan(before)
}

/** Writes the mark wherever somebody could write, in the shape that each field asks for. */
const fillIn = async (form: Locator) => {
  await form.locator('[type="submit"]').waitFor()
  for (const field of await form.locator('input, textarea, select').all()) {
    if (!(await field.isVisible())) continue
    const [kind, name] = await field.evaluate((one) => [
      one.getAttribute('type') ?? one.localName,
      one.getAttribute('name') ?? '',
    ])
    // What is for robots stays empty.
    if (name === 'website') continue
    if (kind === 'checkbox' || kind === 'radio') await field.check({ force: true })
    else if (kind === 'select') await field.selectOption({ index: 1 })
    else if (name === 'birthYear') await field.fill('1985')
    else if (kind === 'email') await field.fill(EMAIL)
    else if (kind === 'password') await field.fill(PASSWORD)
    else if (kind === 'textarea')
      await field.fill(`${MARK} é a palavra que nenhum evento pode levar, por mais longe que vá.`)
    // Nobody else's, not even of an earlier try.
    else if (name === 'nickname') await field.fill(`${MARK}${process.pid}`)
    else if (kind === 'text' && name !== 'postalCode') await field.fill(MARK)
  }
}

const send = async (page: Page, told: Push[], path: string, form: string) => {
  await openMeasured(page, told, path)
  const drawn = page.locator(`[data-form="${form}"]`)
  await fillIn(drawn)
  await drawn.locator('[type="submit"]').click()
}

test('every event is sent once, fits the table, and holds nothing typed', async ({ page, context }) => {
  test.setTimeout(420_000)
  await allow(context, 'functional', 'measurement')
  // However long this takes, the survey waits for its turn.
  await beginVisit(page, 0)
  const told = await collect(page)
  const asked = requestsWith(page, MARK)

  await openMeasured(page, told, '/pt-br/')
  await page.locator('[data-promotion] a').first().click()
  await has(told, 'select_promotion')
  await has(told, 'select_content')

  await openMeasured(page, told, '/pt-br/produtos/')
  await has(told, 'view_item_list')
  await page.getByText('Comparar', { exact: true }).first().click()
  await has(told, 'compare_add')
  await page.locator('main a[data-item]').first().click()
  await has(told, 'view_item')
  await page.getByRole('button', { name: 'Onde comprar' }).first().click()
  await page.locator('a[data-retailer]').first().click()
  await page.keyboard.press('Escape')
  await page.locator('main summary').first().click()

  await openMeasured(page, told, '/pt-br/dicas/como-medir-a-febre/')
  await page.locator('[data-share="copy"]').click()
  await playFilm(page)
  await has(told, 'video_complete')
  await page.locator('[data-form="article-feedback"]').getByRole('radio').first().check()
  await page.locator('[data-form="article-feedback"] textarea').fill(MARK)
  await page.locator('[data-form="article-feedback"] [type="submit"]').click()
  await has(told, 'article_feedback')

  const { box } = await openOverlay(page)
  await box.fill(`tosse ${MARK}`)
  await box.press('Enter')
  await has(told, 'view_search_results')

  await openMeasured(page, told, '/pt-br/recomendador/')
  await page.getByLabel('Nariz entupido', { exact: true }).check()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect.poll(() => told.filter(({ event }) => event === 'recommender_step').length).toBe(2)

  await openMeasured(page, told, '/pt-br/contacte-nos/')
  await page.locator('[data-form="contact"] [type="submit"]').click()
  await has(told, 'form_error')
  await send(page, told, '/pt-br/contacte-nos/', 'contact')
  await has(told, 'generate_lead')
  await send(page, told, '/pt-br/cadastro/', 'registration')
  await has(told, 'sign_up')
  await confirmByMail(page)
  await send(page, told, '/pt-br/entrar/', 'login')
  await has(told, 'login')
  // A page of nobody's but the visitor's, and no error.
  await expect.poll(() => told.at(-1)).toMatchObject({ event: 'page_view', page_type: 'account' })
  await send(page, told, '/pt-br/write-review/', 'review')
  await has(told, 'review_submit')

  await beginVisit(page, 60)
  await openMeasured(page, told, '/pt-br/sobre/')
  await page.getByRole('button', { name: 'Próximo destaque' }).click()
  await expect(async () => {
    await page.evaluate(() =>
      document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: 200, clientY: -1 })),
    )
    await expect(page.getByRole('button', { name: 'Responder' })).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.getByRole('button', { name: 'Responder' }).click()
  await fillIn(page.locator('[data-form="exit-survey"]'))
  await page.locator('[data-form="exit-survey"] [type="submit"]').click()
  await has(told, 'survey_answer')

  const seen = new Set(told.map(({ event }) => event))
  expect(Object.keys(events).filter((event) => !seen.has(event))).toEqual([])
  expect(told.flatMap(faultsOfPush)).toEqual([])
  const typed = told.filter((push) => JSON.stringify(push).toLowerCase().includes(MARK.toLowerCase()))
  expect(typed.map(({ action, label }) => [action, label])).toEqual([['event_search', `tosse ${MARK}`]])
  // It went where it was typed for, to the form's own address and the search, and nowhere else.
  expect(
    asked.filter(
      (place) => !/^\/(?:api\/forms|1\/indexes|(?:_next\/data\/[\w-]+\/)?pt-br\/search)[./]/.test(place),
    ),
  ).toEqual([])
})

test('pages are told of at arrival and on the way, without their query', async ({ page, context }) => {
  await allow(context, 'measurement')
  const told = await collect(page)
  await openPage(page, '/pt-br/recomendador/?respostas=sintoma-nariz-entupido')
  await has(told, 'page_view')
  await page.locator('footer').getByRole('link', { name: 'Termos de uso' }).click()
  await expect.poll(() => told.filter(({ event }) => event === 'page_view').length).toBe(2)
  const views = told.filter(({ event }) => event === 'page_view')
  expect(views).toEqual([
    expect.objectContaining({
      page_type: 'recommender',
      page_location: expect.stringMatching(/\/pt-br\/recomendador\/$/),
    }),
    expect.objectContaining({ page_type: 'content', page_name: 'Termos de uso' }),
  ])
  expect(JSON.stringify(told)).not.toContain('sintoma')
})
