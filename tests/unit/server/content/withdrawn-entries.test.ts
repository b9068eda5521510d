import { forSuite } from '@tests/factories/for-suite'
import type { PageModel } from '@/shared/content-model'
import { objectsIn } from '@/shared/utils/objects-in'
import { openSampleSite } from './support/sample-site'

const site = forSuite(() => openSampleSite('delivery'))

/** Links to pages apart: a page that is withdrawn has none. */
const withoutLinks = (value: object): string =>
  JSON.stringify(value, (key, item) => (key === 'href' || key === 'pageHref' ? undefined : item))

const parts = (name: string, items: readonly object[]): string[] =>
  items.map((item) => `${name} ${withoutLinks(item)}`)

/** What a page says about health that no single act may take away: guidance, numbers, notices, leaflets, limits. */
const safetyIn = (model: object): string[] =>
  objectsIn(model).flatMap((found): string[] => {
    const value: Partial<Record<string, unknown>> = { ...found }
    const own: string[] = []
    if (typeof value.href === 'string' && value.href.startsWith('tel:')) own.push(`number ${value.href}`)
    if (value.type === 'notice') own.push(`notice ${String(value.text)}`)
    return own
  })

const safetyOfPage = (page: PageModel): string[] => [
  ...safetyIn(page),
  ...(page.type === 'search'
    ? [
        ...parts('guidance', page.guidance),
        ...parts('unclear', page.unclear ? [page.unclear] : []),
        ...parts('concept', page.concepts),
      ]
    : []),
  ...(page.type === 'product'
    ? [
        `legal ${page.legalText}`,
        ...parts('leaflet', page.leaflet ? [{ ...page.leaflet, report: null }] : []),
        ...parts('substance', page.ingredients),
      ]
    : []),
  ...(page.type === 'recommender'
    ? page.questions.flatMap(({ id, answers }) =>
        answers.map(({ image: _, articles: __, ...answer }) => `answer ${id} ${JSON.stringify(answer)}`),
      )
    : []),
]

const layoutOf = async () => {
  const { header, footer } = await site.content.pages.globalData('delivery')
  return [...safetyIn({ header, footer }), `help ${header.help?.href}`, `legal ${footer.legalText}`]
}

const productLimits = async () =>
  (await site.content.pages.products('delivery')).map(
    ({ card, notFor, substances }) => `limits ${card.id} ${withoutLinks({ notFor, substances })}`,
  )

interface Place {
  path: string
  type: string
  read(): Promise<string[]>
}

/** Pages of each type that show an entry: they are read alike. */
const MOST_PLACES = 1

const places = (): Place[] => [
  { path: 'layout', type: 'layout', read: layoutOf },
  { path: 'products', type: 'products', read: productLimits },
  ...site.pages.map(({ path, type, load }) => ({
    path: `/${path}`,
    type,
    read: async () => {
      const page = await load()
      return page ? [`page ${page.id}`, ...safetyOfPage(page)] : []
    },
  })),
]

test('no entry that is withdrawn takes guidance, numbers, notices, leaflets or limits from what leads to it (PROBLEM-3)', async () => {
  const before = new Map<string, { place: Place; safety: string[] }[]>()
  for (const place of places()) {
    let safety: string[] = []
    const shown = await site.service.readBy(async () => {
      safety = await place.read()
    })
    for (const id of shown) {
      const known = before.get(id) ?? []
      const isEnough = known.filter(({ place: { type } }) => type === place.type).length >= MOST_PLACES
      // What is withdrawn is no page any more, and no product.
      const isOwn = safety.some((text) => text === `page ${id}` || text.startsWith(`limits ${id} `))
      if (!isEnough && !isOwn) before.set(id, [...known, { place, safety }])
    }
  }
  const lost: string[] = []
  for (const [id, shown] of before)
    await site.service.withoutEntry(id, async () => {
      site.content.changes.invalidate()
      for (const { place, safety } of shown) {
        const after = new Set(await place.read())
        lost.push(
          ...safety.filter((text) => !after.has(text)).map((text) => `without ${id}, ${place.path}: ${text}`),
        )
      }
    })
  expect(lost).toEqual([])
  expect(before.size).toBeGreaterThan(1500)
})
