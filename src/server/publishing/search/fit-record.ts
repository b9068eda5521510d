import type { SearchRecord } from '@/shared/content-model/views/search'

/** Bytes of JSON: the limit of small plans is 10 kB, counted slightly differently. */
const MAX_BYTES = 9_500
/** Characters of a description that a card can show, and of other texts of a hit. */
const MAX_DESCRIPTION = 600
const MAX_TEXT = 255
const MAX_WORDS = 50

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

/** At a word, and never within a character. */
const cut = (text: string, length: number): string => {
  if (text.length <= length) return text
  const end = text.lastIndexOf(' ', length)
  return text.slice(0, end > 0 ? end : length).replace(/[\uD800-\uDBFF]$/, '')
}

/** The first items of a list, without as many bytes as are too many. */
const shorter = <Item>(list: readonly Item[], excess: number, weightOf: (item: Item) => number): Item[] => {
  let end = list.length
  for (let rest = excess; rest > 0 && end > 0; end -= 1) {
    const last = list[end - 1]
    if (last !== undefined) rest -= weightOf(last)
  }
  return list.slice(0, end)
}

/** As many words of it as fit. */
const withShorterBody = (record: SearchRecord): SearchRecord => {
  const room = MAX_BYTES - bytesOf({ ...record, body: '' }) + bytesOf('')
  let least = 0
  let most = record.body.length
  while (least < most) {
    const length = Math.ceil((least + most) / 2)
    if (bytesOf(record.body.slice(0, length)) <= room) least = length
    else most = length - 1
  }
  return { ...record, body: cut(record.body, least) }
}

const withShorter =
  (name: 'guidancePhrases' | 'keywords' | 'guidanceFor' | 'facetGroups' | 'substances' | 'notFor') =>
  (record: SearchRecord, excess: number): SearchRecord => {
    const list = record[name]
    return list ? { ...record, [name]: shorter(list, excess, bytesOf) } : record
  }

const withFewerFacets = (record: SearchRecord, excess: number): SearchRecord => {
  const pairs = Object.entries(record.facets).flatMap(([key, titles]) =>
    titles.map((title) => [key, title] as const),
  )
  const facets: SearchRecord['facets'] = {}
  for (const [key, title] of shorter(pairs, excess, ([, title]) => bytesOf(title)))
    facets[key] = [...(facets[key] ?? []), title]
  return { ...record, facets }
}

/** What is shortened, in this order: what keeps a product from people whom it is not for comes last. */
const CUTS: ((record: SearchRecord, excess: number) => SearchRecord)[] = [
  withShorterBody,
  withShorter('guidancePhrases'),
  withShorter('keywords'),
  withShorter('guidanceFor'),
  (record) => ({ ...record, heroImage: null }),
  withFewerFacets,
  withShorter('facetGroups'),
  withShorter('substances'),
  withShorter('notFor'),
]

/** A record that the service takes: texts are cut to a sensible length, then list by list what is still too much. */
export function fitRecord(record: SearchRecord): SearchRecord {
  const { heroImage, shortDescription, category } = record
  let fit: SearchRecord = {
    ...record,
    title: cut(record.title, MAX_TEXT),
    shortDescription: shortDescription && cut(shortDescription, MAX_DESCRIPTION),
    category: category && cut(category, MAX_TEXT),
    heroImage: heroImage && { ...heroImage, title: cut(heroImage.title, MAX_TEXT) },
    keywords: record.keywords.slice(0, MAX_WORDS),
  }
  for (const shorten of CUTS) {
    const excess = bytesOf(fit) - MAX_BYTES
    if (excess <= 0) return fit
    fit = shorten(fit, excess)
  }
  return fit
}
