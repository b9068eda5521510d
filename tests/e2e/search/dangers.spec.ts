import { expect, test } from '@playwright/test'
import { openPage } from '../support/layout'
import { HOME } from '../support/pages'
import { openOverlay } from '../support/search'

/** What to do at once: to call, to go, to do something to the person. */
const ACT =
  /ligue|liga |vá |saia|dê |use |aperte|sente-se|água corrente|procure|fale|médico|não precisa|CVV|pare|lave|pergunte/i

/** What somebody types in danger, and the number that must be there first. */
const TYPED: [term: string, number: string][] = [
  ['falta de ar', '192'],
  ['bebê parou de respirar', '192'],
  ['crise de asma', '192'],
  ['bombinha não adianta', '192'],
  ['lábios roxos', '192'],
  ['dor no peito', '192'],
  ['infarto', '192'],
  ['boca torta', '192'],
  ['derrame', '192'],
  ['engasgo', '192'],
  ['bebê engasgado', '192'],
  ['convulsão', '192'],
  ['desmaiou', '192'],
  ['não acorda', '192'],
  ['garganta fechando', '192'],
  ['choque anafilático', '192'],
  ['bebê mole', '192'],
  ['bebê gemendo', '192'],
  ['meu filho está roxo', '192'],
  ['recém-nascido com febre', '192'],
  ['manchas roxas com febre', '192'],
  ['nuca dura', '192'],
  ['hipoglicemia', '192'],
  ['hálito de fruta', '192'],
  ['não para de sangrar', '192'],
  ['vomitando sangue', '192'],
  ['bateu a cabeça', '192'],
  ['picada de escorpião', '192'],
  ['me queimei', '192'],
  ['nariz sangrando', '192'],
  ['vômito que não para', '192'],
  ['olhos amarelos', '192'],
  ['tosse com sangue', '192'],
  ['chiado no peito', '192'],
  ['suspeita de dengue', '192'],
  ['samu não atende', '193'],
  ['cheiro de gás', '193'],
  ['bebeu água sanitária', '0800 722 6001'],
  ['engoliu pilha', '0800 722 6001'],
  ['tomei remédio demais', '0800 722 6001'],
  ['quero morrer', '188'],
  ['violência doméstica', '190'],
]

/** Half of the screen, and what may part two lines, in pixels. */
const HALF = 422
const LINE = 32

test.use({ viewport: { width: 390, height: 844 } })

test('SEARCH-12: typed in danger, the act and the number are in the first two lines of what shows', async ({
  page,
}) => {
  await openPage(page, HOME)
  const { dialog, box } = await openOverlay(page)
  const first = dialog.locator('section[data-gravity]').first()
  const wrong: string[] = []
  for (const [term, number] of TYPED) {
    await box.fill('')
    await expect(first).toBeHidden()
    await box.fill(term)
    await expect(first, term).toBeVisible()
    const title = first.getByRole('heading')
    const call = first.getByRole('link').first()
    const lines = `${await title.textContent()} | ${await call.textContent()}`
    const [top, below] = [await title.boundingBox(), await call.boundingBox()]
    const isNear = top && below && top.y < HALF && below.y - (top.y + top.height) < LINE
    if (!(isNear && ACT.test(lines) && lines.includes(number))) wrong.push(`${term}: ${lines}`)
  }
  expect(wrong).toEqual([])
  expect(TYPED.length).toBeGreaterThanOrEqual(40)

  // The other side: an ordinary search shows none.
  await box.fill('')
  await expect(first).toBeHidden()
  await box.fill('pastilha')
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await expect(first).toBeHidden()
})
