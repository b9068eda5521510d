import { LISTED_FIRST, REMAINDER_PATH } from '@/shared/config/site'
import type { PageOf, PageType } from '@/shared/content-model'
import { inFeaturedOrder } from '@/shared/content-model/products/listing-order'
import type { SitemapSection } from '@/shared/content-model/types/sitemap'
import { packWords } from '@/shared/utils/packed-words'
import { ARTICLES } from '@/shared/words/understanding/grammar'

/** Limits per page, over all its tabs, subjects or sections: some 20 kB of page data each. */
const TEASERS = 30
const SUBJECTS = 50
/** The most asked ones of all subjects; their pages have the others. */
const QUESTIONS = 12
const SITEMAP_LINKS = 180

/** An equal share per list, at least one. */
const shareOf = (most: number, lists: number): number => Math.max(1, Math.floor(most / Math.max(1, lists)))

const first = <Item>(items: Item[], most = LISTED_FIRST): Item[] =>
  items.length > most ? items.slice(0, most) : items

const remainderHref = (slug: string): string => `${REMAINDER_PATH}?${new URLSearchParams({ pagina: slug })}`

interface Bound<Type extends PageType> {
  /** The page with limited lists; the page itself if nothing is cut. */
  bound(page: PageOf<Type>): PageOf<Type>
  /** The response to a visitor who looks for more: the whole lists. */
  rest?(page: PageOf<Type>): object
}

const articleListing: Bound<'articleListing'> = {
  bound: (page) => {
    if (page.teasers.length <= TEASERS) return page
    const share = shareOf(TEASERS, page.tabs.length)
    const tabs = page.tabs.map((tab) => ({
      ...tab,
      teasers: first(tab.teasers, share),
      count: tab.teasers.length,
    }))
    const kept = new Set(tabs.flatMap(({ teasers }) => teasers))
    const teasers = page.teasers.filter(({ card }) => kept.has(card.id))
    return { ...page, tabs, teasers, restHref: remainderHref(page.slug) }
  },
  rest: ({ tabs, teasers }) => ({ tabs, teasers }),
}

const faqLanding: Bound<'faqLanding'> = {
  bound: (page) => {
    const all = page.topics.reduce((sum, { questions }) => sum + Math.max(1, questions.length), 0)
    if (all <= QUESTIONS) return page
    const share = shareOf(QUESTIONS, page.topics.length)
    const topics = first(page.topics, SUBJECTS).map((topic) => ({
      ...topic,
      questions: first(topic.questions, share),
      ...(topic.questions.length > share && { count: topic.questions.length }),
    }))
    return { ...page, topics, restHref: remainderHref(page.slug) }
  },
  rest: ({ topics }) => ({ topics }),
}

/** Sections of a content type share the remaining limit, and link to the full list (behavior SITEMAP-2). */
const sitemap: Bound<'sitemap'> = {
  bound: (page) => {
    const lists = [...page.left, ...page.right].filter(({ list }) => list !== undefined)
    const isLong = lists.reduce((sum, { links }) => sum + links.length, 0) > SITEMAP_LINKS
    const share = isLong ? shareOf(SITEMAP_LINKS, lists.length) : Number.POSITIVE_INFINITY
    const bound = ({ list, links, ...section }: SitemapSection): SitemapSection => ({
      ...section,
      links: list ? first(links, share) : links,
      ...(list && links.length > share && { list }),
    })
    return { ...page, left: page.left.map(bound), right: page.right.map(bound) }
  },
}

const collectionList: Bound<'collectionList'> = {
  bound: (page) => {
    if (page.collections.length <= LISTED_FIRST) return page
    return { ...page, collections: first(page.collections), restHref: remainderHref(page.slug) }
  },
  rest: ({ collections }) => ({ collections }),
}

const collection: Bound<'collection'> = {
  bound: (page) => {
    const [products, articles] = [first(page.products), first(page.articles)]
    const isWhole = products === page.products && articles === page.articles
    return isWhole ? page : { ...page, products, articles, restHref: remainderHref(page.slug) }
  },
  rest: ({ products, articles }) => ({ products, articles }),
}

/** The first answer loads the candidates; the products in the page are for browsers without scripts. */
const recommender: Bound<'recommender'> = {
  bound: (page) => ({
    ...page,
    products: first(page.products.toSorted(inFeaturedOrder)),
    restHref: remainderHref(page.slug),
  }),
  rest: ({ products }) => ({ products }),
}

const content: Bound<'content'> = {
  bound: (page) => {
    if (page.comparison === null || page.comparison.products.length <= LISTED_FIRST) return page
    const products = first(page.comparison.products)
    return { ...page, comparison: { ...page.comparison, products, restHref: remainderHref(page.slug) } }
  },
  rest: ({ comparison }) => ({ products: comparison?.products ?? [] }),
}

/** The rules for understanding queries are loaded by a search. */
const search: Bound<'search'> = {
  bound: (page) => {
    const isPlain = page.unclear === null && page.guidance.length + page.concepts.length === 0
    return { ...page, guidance: [], concepts: [], ...(isPlain && { isPlain }) }
  },
  rest: ({ guidance, unclear, concepts, popularSearches }) => ({
    guidance,
    unclear,
    concepts: concepts.map(({ words, ...concept }) => ({ ...concept, words: [packWords(words, ARTICLES)] })),
    popularSearches,
  }),
}

/** Limits by page type. Product listings limit themselves (behavior LIST-7); other types have no growing lists. */
const bounds: { [Type in PageType]?: Bound<Type> } = {
  articleListing,
  faqLanding,
  sitemap,
  collectionList,
  collection,
  recommender,
  content,
  search,
  // Its landing page has them all.
  faq: { bound: (page) => ({ ...page, others: first(page.others) }) },
}

/** The page as visitors get it, limited in size however much is published (behavior LIST-8). */
export function boundedPage<Type extends PageType>(page: PageOf<Type> & { type: Type }): PageOf<Type> {
  const row: Bound<Type> | undefined = bounds[page.type]
  return row ? row.bound(page) : page
}

/** The lists that `boundedPage` cuts, whole; null for a page without cut lists. */
export function remainderOfPage<Type extends PageType>(page: PageOf<Type> & { type: Type }): object | null {
  const row: Bound<Type> | undefined = bounds[page.type]
  return row?.rest?.(page) ?? null
}
