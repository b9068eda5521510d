import { forSuite } from '@tests/factories/for-suite'
import { productFacts } from '@/server/page-props/markdown/cards'
import { pageMarkdown } from '@/server/page-props/markdown/page'
import type { PageModel } from '@/shared/content-model'
import type { CardModel } from '@/shared/content-model/views/card'
import { componentMarkLabels } from '@/shared/labels/component-marks'
import { createLabelReader } from '@/shared/labels/reader'
import { objectsIn } from '@/shared/utils/objects-in'
import { openSampleSite, SITE_URL } from './support/sample-site'

const site = forSuite(() => openSampleSite('delivery'))
const label = createLabelReader(componentMarkLabels, {})
const REQUIRED = label('mark.persisting')

/** Without marks of Markdown, ends of lines and punctuation. */
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

const isCard = (value: object): value is CardModel => 'kind' in value && value.kind === 'product'
const noticesIn = (page: PageModel): string[] =>
  objectsIn(page).flatMap((value) =>
    'type' in value && value.type === 'notice' && 'text' in value ? [String(value.text)] : [],
  )

/** Cards that a page shows below a product or a text are links of its twin, without words. */
const isList = ({ type }: PageModel): boolean =>
  ['productListing', 'collection', 'recommender'].includes(type)

/** What the law or health wants said and the twin of a page does not say. */
const missingIn = (page: PageModel, written: string): string[] => {
  const letters = lettersOf(written)
  const cards = isList(page) ? objectsIn(page).filter(isCard) : []
  const caution = 'caution' in page && page.caution ? [page.caution] : []
  const needed = [
    ...noticesIn(page).filter((text) => !text.includes('{produto}')),
    ...cards.map((card) => productFacts(card, label)),
    ...caution,
    ...(cards.some(({ category }) => category === 'medicine') ? [REQUIRED] : []),
  ]
  return needed.filter((text) => !letters.includes(lettersOf(text)))
}

test('TWIN-1: the Markdown of every page has its notices, and of every list the ages, substances and required sentences', async () => {
  const missing: string[] = []
  let notices = 0
  let lists = 0
  for (const { path, load } of site.pages) {
    const page = await load()
    if (page === null || page.type === 'home') continue
    const written = pageMarkdown(page, SITE_URL, {})
    missing.push(...missingIn(page, written).map((text) => `/${path}: ${text}`))
    notices += noticesIn(page).length
    if (isList(page)) lists += 1
    // The other side: who lists no medicine says nothing of one.
    const hasMedicine = objectsIn(page).some((value) => isCard(value) && value.category === 'medicine')
    if (isList(page) && !hasMedicine) expect([path, written.includes(REQUIRED)]).toEqual([path, false])
  }
  expect(missing).toEqual([])
  expect(notices).toBeGreaterThan(80)
  expect(lists).toBeGreaterThan(10)
})
