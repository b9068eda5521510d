import type { ExportEntry } from '@sandbox/export-format'
import { MAX_RELATED } from '@/shared/config/site'
import { type CheckContext, type Finding, findingAt, typeIdOf } from './context'
import { linkedEntries, textsOf } from './fields'

interface Bound {
  type: string
  field: string
  most: number
  /** What happens above the limit. */
  effect: string
}

const HEAVY = 'the page becomes heavy on phones'

const BOUNDS: Bound[] = [
  {
    type: 'product',
    field: 'relatedProducts',
    most: MAX_RELATED,
    effect: `the page shows the first ${MAX_RELATED}`,
  },
  {
    type: 'article',
    field: 'relatedArticles',
    most: MAX_RELATED,
    effect: `the page shows the first ${MAX_RELATED}`,
  },
  { type: 'product', field: 'variants', most: 12, effect: HEAVY },
  { type: 'productVariant', field: 'scentList', most: 24, effect: HEAVY },
  { type: 'articleList', field: 'categoryArticles', most: 24, effect: HEAVY },
  { type: 'cardSection', field: 'cards', most: 24, effect: HEAVY },
  { type: 'collectionPage', field: 'products', most: 48, effect: HEAVY },
  { type: 'contentPage', field: 'sectionContainers', most: 24, effect: HEAVY },
  { type: 'sectionContainer', field: 'sectionContent', most: 24, effect: HEAVY },
]

/** Products from which on listings and the comparison, which contain every product, grow heavy. */
const MANY_PRODUCTS = 200

const countOf = (context: CheckContext, entry: ExportEntry, field: string): number => {
  const value = entry.fields[field]?.[context.defaultLocale]
  return Array.isArray(value) ? value.length : 0
}

/** Bytes of a product's search record that its lists may have, beside title, description and address. */
const MOST_WORDS = 7_000

const recordFindings = (context: CheckContext, entry: ExportEntry): Finding[] => {
  if (typeIdOf(entry) !== 'product') return []
  const linked = ['activeIngredients', 'facets', 'notFor'].flatMap((field) =>
    linkedEntries(context, entry, field),
  )
  const words = [
    ...textsOf(context, entry, 'keywords').slice(0, 50),
    ...linked.flatMap((each) =>
      ['name', 'title', 'drugClass', 'synonyms'].flatMap((field) => textsOf(context, each, field)),
    ),
  ]
  const bytes = Buffer.byteLength(JSON.stringify(words))
  const reason = `has ${bytes} bytes of words for the search, more than ${MOST_WORDS}: the last ones are left out`
  return bytes > MOST_WORDS ? [findingAt(context, entry, 'activeIngredients', reason, 'note')] : []
}

/** Lists so long that they slow down phones: a note each. */
export function weightFindings(context: CheckContext): Finding[] {
  const { entries } = context.space
  const lists = entries.flatMap((entry) =>
    BOUNDS.filter(({ type }) => type === typeIdOf(entry)).flatMap(({ field, most, effect }) => {
      const count = countOf(context, entry, field)
      return count > most ? [findingAt(context, entry, field, `has ${count} items: ${effect}`, 'note')] : []
    }),
  )
  lists.push(...entries.flatMap((entry) => recordFindings(context, entry)))
  const products = entries.filter((entry) => typeIdOf(entry) === 'product').length
  if (products <= MANY_PRODUCTS) return lists
  const reason = `${products} products: pages that list all of them become heavy on phones`
  return [...lists, { level: 'note', file: null, entry: null, type: null, field: null, reason }]
}
