import { expect, type Page, type Route, test } from '@playwright/test'
import { goodReview } from '../factories/review-submission'
import { openPage } from './support/layout'

/** Each message of the catalogue (behavior ERR) as a visitor reads it, one row each. Answers that the services of the tests never give are played. */
interface Row {
  message: string
  words: string | RegExp
  reach: (page: Page) => Promise<unknown>
}

const REVIEW = '/pt-br/write-review/?produto=brisamenta-inalador'

const fillReview = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: '4 de 5 estrelas' }).check({ force: true })
  await page.getByRole('radio', { name: 'Sim, recomendo' }).check()
  for (const name of ['title', 'summary', 'description', 'nickname', 'location', 'birthYear', 'email'])
    await page.locator(`[data-form="review"] [name="${name}"]`).fill(goodReview[name] ?? '')
  await page.locator('select[name="birthMonth"]').selectOption(goodReview.birthMonth ?? '')
  await page.locator('[data-form="review"] [name="terms"]').check()
}

/** Sends a good review, and answers in the place of the site. */
const answered =
  (answer: (route: Route) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    await page.route('**/api/forms/review/', answer)
    await openPage(page, REVIEW)
    await fillReview(page)
    await page.getByRole('button', { name: 'Enviar avaliação' }).click()
  }

const json = (status: number, body: object) => answered((route) => route.fulfill({ status, json: body }))
const invalid = (field: string | null, code: string) =>
  json(422, { status: 'invalid', problems: [{ field, code }] })

/** The shops of a product, changed on their way to the browser. */
const withShops = (change: (shop: object) => object | null) => async (page: Page) => {
  await page.route('**/_next/data/**/produtos/inalador.json*', async (route) => {
    const reply = await route.fetch()
    const text = await reply.text()
    // What is asked for ahead of a press has no body yet.
    if (!text) return route.fulfill({ response: reply })
    const data = JSON.parse(text, (key, value) =>
      key === 'retailers' && Array.isArray(value) ? value.map(change).filter(Boolean) : value,
    )
    await route.fulfill({ response: reply, json: data })
  })
  await openPage(page, '/pt-br/produtos/')
  await page.locator('#conteudo').getByRole('link', { name: 'Inalador' }).first().click()
  await page.waitForURL('**/produtos/inalador/')
  await page.getByRole('button', { name: 'Onde comprar' }).first().click()
}

const search = (term: string) => (page: Page) => page.goto(`/pt-br/search/?term=${term}&tab=1`)

/** A search that finds articles alone. */
const withoutProducts = async (page: Page) => {
  await page.route('**/1/indexes/*/queries*', async (route) => {
    const reply = await route.fetch()
    const { results } = (await reply.json()) as { results: { index: string }[] }
    const emptied = results.map((result) =>
      /product/i.test(result.index) ? { ...result, hits: [], nbHits: 0, nbPages: 0 } : result,
    )
    await route.fulfill({ response: reply, json: { results: emptied } })
  })
  await search('tosse')(page)
}

const rows: Row[] = [
  {
    message: 'page not found',
    words: 'Página Não Encontrada',
    reach: (page) => page.goto('/pt-br/nao-existe/'),
  },
  {
    message: 'a review that resulted in an error',
    words: 'Algo deu errado do nosso lado e nada foi enviado. Tente de novo mais tarde.',
    reach: json(500, { status: 'invalid', problems: [{ field: null, code: 'unknown' }] }),
  },
  {
    message: 'a review that was not submitted',
    words: /Não foi enviado.*Não conseguimos falar com o site/,
    reach: answered((route) => route.abort()),
  },
  {
    message: 'a photo that could not be uploaded',
    words: 'Não foi possível guardar a foto agora. Envie sem ela, ou escolha a foto de novo mais tarde.',
    reach: invalid('photo', 'storageFailed'),
  },
  {
    message: 'the service of reviews is not available',
    words: 'O serviço não está disponível neste momento e nada foi enviado.',
    reach: json(503, { status: 'away' }),
  },
  {
    message: 'a proxy that answers in the place of the site',
    words: 'O serviço não está disponível neste momento e nada foi enviado.',
    reach: answered((route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' })),
  },
  {
    message: 'a nickname of another reviewer',
    words: 'Seu apelido já está em uso por outra pessoa. Escolha um diferente.',
    reach: invalid('nickname', 'duplicateNickname'),
  },
  {
    message: 'a reviewer who is too young',
    words: 'Você não atende aos requisitos para enviar uma avaliação',
    reach: invalid('birthYear', 'restricted'),
  },
  {
    message: 'fields that are mandatory, and how many errors there are',
    words: /Há 12 erros nesta página.*Os campos marcados com \* são obrigatórios\. Preencha todos os campos/,
    reach: async (page) => {
      await openPage(page, '/pt-br/write-review/')
      await page.getByRole('button', { name: 'Enviar avaliação' }).click()
    },
  },
  {
    message: 'a product without shops to buy it in',
    words: 'Ocorreu um erro. Tente novamente mais tarde.',
    reach: withShops(() => null),
  },
  {
    message: 'a shop whose link is broken',
    words: 'Ocorreu um erro. Tente novamente mais tarde.',
    reach: withShops((shop) => ({ ...shop, href: null })),
  },
  {
    message: 'a search that finds nothing',
    words: 'Nenhum resultado para “xyzwqk”',
    reach: search('xyzwqk'),
  },
  {
    message: 'a search that finds no products',
    words: 'Nenhum produto para “tosse”',
    reach: withoutProducts,
  },
]

for (const { message, words, reach } of rows)
  test(`a visitor reads: ${message}`, async ({ page }) => {
    await reach(page)
    await expect(page.locator('#conteudo, [role=dialog]').filter({ hasText: words }).first()).toBeVisible({
      timeout: 20_000,
    })
    // Replies that are replaced may still be on their way: nobody waits for them.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
