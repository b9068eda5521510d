import { expect, test } from '@playwright/test'
import { htmlFaults } from './support/html-checker'
import { openPage } from './support/layout'
import { HOME, MISSING_PAGE, onePathPerType, sitemapPaths } from './support/pages'
import { SEARCH } from './support/search'

/**
 * The HTML is valid, as served and after hydration, by a checker that nobody of this project wrote. One page of each type, and
 * those with films, forms and filters; with EVERY_PAGE=true every page.
 */
const OTHERS = [
  MISSING_PAGE,
  `${SEARCH}?term=tosse`,
  ...['videos/', 'contacte-nos/', 'produtos/pomada/', 'salvos/', 'cadastro/', 'recomendador/'].map(
    (path) => HOME + path,
  ),
]

const pathsToCheck = async (request: Parameters<typeof sitemapPaths>[0]) => [
  ...new Set([
    ...(await (process.env.EVERY_PAGE === 'true' ? sitemapPaths : onePathPerType)(request)),
    ...OTHERS,
  ]),
]

test('the HTML of every page type is valid as served', async ({ request }) => {
  test.setTimeout(480_000)
  const faults: string[] = []
  for (const path of await pathsToCheck(request))
    faults.push(...htmlFaults(await (await request.get(path)).text()).map((fault) => `${path} ${fault}`))
  expect(faults).toEqual([])
})

test('the HTML of every page type is valid after hydration', async ({ page, request }) => {
  test.setTimeout(480_000)
  const faults: string[] = []
  for (const path of await pathsToCheck(request)) {
    await openPage(page, path)
    faults.push(...htmlFaults(await page.content()).map((fault) => `${path} ${fault}`))
  }
  // Before it hydrates the form is sent as without scripts.
  await openPage(page, `${HOME}recomendador/`)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('Escolha uma resposta para continuar.')).toBeVisible()
  faults.push(...htmlFaults(await page.content()).map((fault) => `without an answer ${fault}`))
  expect(faults).toEqual([])
})

test('the HTML of a refused form is valid', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  for (const path of ['contacte-nos/', 'cadastro/']) {
    await page.goto(HOME + path)
    const button = page.locator('main form[method="post"] button[type="submit"]').last()
    await button.click()
    await expect(page).toHaveTitle(/^Erro:/)
    expect(htmlFaults(await page.content()), path).toEqual([])
  }
  await page.close()
})

const page = (body: string) =>
  `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Página</title></head><body>${body}</body></html>`

test.describe('the checker finds', () => {
  for (const [cause, body] of [
    [
      'a picture with sizes but no widths',
      '<img alt="" src="a.svg" srcset="a.svg" sizes="10px" width="1" height="1">',
    ],
    ['a property of a view model on a link', '<p><a href="/" text="Casa">Casa</a></p>'],
    [
      'a hidden field that is read-only',
      '<form><input type="hidden" name="a" readonly><button type="submit">Enviar</button></form>',
    ],
    [
      'a folded text below a caption',
      '<figure><p>Filme</p><figcaption>Título</figcaption><details><summary>Texto</summary>x</details></figure>',
    ],
    [
      'a state that a group does not take',
      '<fieldset aria-invalid="true"><legend>Sintomas</legend><label><input type="checkbox" name="a">A</label></fieldset>',
    ],
  ] as const)
    test(cause, () => {
      expect(htmlFaults(page(body))).toHaveLength(1)
    })

  test('nothing in the same without the fault', () => {
    expect(
      htmlFaults(
        page(
          '<img alt="" src="a.svg" srcset="a.svg"><p><a href="/">Casa</a></p><form><input type="hidden" name="a"><button type="submit">Enviar</button></form><figure><p>Filme</p><figcaption>Título</figcaption></figure><fieldset role="radiogroup" aria-invalid="true"><legend>Sintomas</legend><label><input type="radio" name="a">A</label></fieldset>',
        ),
      ),
    ).toEqual([])
  })
})
