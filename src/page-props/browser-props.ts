import { isDeveloping } from '@/config/env'
import type { PageType } from '@/content-model'
import type { ArticleModel } from '@/content-model/types/article'
import type { ProductPageModel } from '@/content-model/types/product'
import type { SectionContainer } from '@/content-model/types/section-container'
import type { MenuSlot } from '@/models/layout'
import type { PageProps } from '@/models/page-props'
import type { Picture } from '@/models/picture'
import type { Section } from '@/models/rich-text'
import { LEFT_OUT, leaveOutList } from '@/navigation/left-out'
import { holdsLivelyTexts } from '@/products/product-texts'
import { leaveOut } from '@/sections/left-out'
import { keptBody, withKeptTexts, withoutWords } from './kept-text'

/** Sections whose pictures are those that the server drew, whatever a visitor does. */
const STILL: ReadonlySet<string> = new Set<Section['type']>([
  'banner',
  'callout',
  'cardSection',
  'carousel',
  'feature',
  'picture',
  'productBanner',
])

/** Parts of pages of which the same is true. What a visitor can filter, choose or walk through is not among them. */
const STILL_PARTS: Partial<Record<PageType, string[]>> = {
  product: ['banner', 'related'],
  productListing: ['banner', 'bottomBanner'],
  article: ['picture', 'related'],
  articleListing: ['banner', 'sickDay', 'teasers'],
  collection: ['picture', 'products', 'articles'],
  collectionList: ['banner', 'collections'],
  faq: ['picture'],
  faqLanding: ['banner'],
  history: ['banner', 'eras', 'sections'],
  home: ['carousel', 'sections'],
}

/** Parts of pages that are lists of sections, and such as stand for a list of one. */
const SECTIONS: Partial<Record<PageType, string[]>> = {
  productListing: ['guide', 'links', 'notice', 'bottomBanner'],
  collection: ['notice'],
  faqLanding: ['callout'],
  history: ['sections'],
  home: ['sections'],
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What an address says of the file alone: the directory that it stands in. */
const keyOf = (url: string): string => /([\w-]{1,8})[\w-]*\/[^/]*$/.exec(url.split('?')[0] ?? '')?.[1] ?? ''

const isPicture = (value: object): value is Picture => 'desktop' in value && 'alt' in value

const isSection = (value: object): value is Section => 'type' in value && 'id' in value

const withoutSections = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSections)
  return isRecord(value) && isSection(value) ? leaveOut(value) : value
}

/** The blocks of a page: by its very first section the page knows whether it opens with a picture. */
const withoutBlocks = (containers: SectionContainer[]): object[] =>
  containers.map((container, index) => ({
    ...container,
    sections: container.sections.map((section, place) =>
      index === 0 && place === 0 ? section : leaveOut(section),
    ),
  }))

const eachValue = (record: Record<string, unknown>, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

/** The same without the data of pictures, but for those in sections that visitors change. */
const withKeptPictures = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withKeptPictures)
  if (!isRecord(value)) return value
  if (isPicture(value)) return { keptAs: keyOf(value.desktop.url) }
  // Only sections say a type.
  if (typeof value.type === 'string' && !STILL.has(value.type)) return value
  return eachValue(value, withKeptPictures)
}

/** An article without what stands still in it (`templates/article/still-parts.ts`). */
const keptArticle = (page: ArticleModel): object => ({
  body: keptBody(page.body),
  summary: leaveOutList(page.summary),
  supplies: leaveOutList(page.supplies),
  steps: leaveOutList(page.steps),
  references: leaveOutList(page.references),
  author: page.author && LEFT_OUT,
  reviewer: page.reviewer && LEFT_OUT,
})

/** A menu without what its panels show (`layout/still-parts.ts`). */
const keptSlot = ({ nodes, auxiliaryLinks, ...slot }: MenuSlot): object => ({
  ...slot,
  nodes: leaveOutList(nodes),
  ...(auxiliaryLinks && { auxiliaryLinks: leaveOutList(auxiliaryLinks) }),
})

/** A product without the texts that stand still in it (`templates/product/still-parts.ts`). */
const keptProduct = (page: ProductPageModel): object =>
  holdsLivelyTexts(page)
    ? {}
    : {
        description: leaveOutList(page.description),
        ingredients: leaveOutList(page.ingredients),
        details: leaveOutList(page.details),
        usage: leaveOutList(page.usage),
        composition: page.composition && LEFT_OUT,
      }

const pageOf = ({ page }: PageProps): object | null => {
  if (!page) return null
  const { title, openGraphTitle } = page.meta
  // Drawn without scripts alone, where the browser needs no data.
  const unread = page.type === 'recommender' && page.restHref !== undefined ? { products: [] } : {}
  const still = STILL_PARTS[page.type] ?? []
  const sections = SECTIONS[page.type] ?? []
  const parts = Object.entries(page).map(([key, whole]) => {
    const value = sections.includes(key) ? withoutSections(whole) : whole
    return [key, withKeptTexts(still.includes(key) ? withKeptPictures(value) : value)]
  })
  return {
    ...Object.fromEntries(parts),
    ...unread,
    ...(page.type === 'collection' && {
      containers: withKeptTexts(withKeptPictures(withoutBlocks(page.containers))),
    }),
    ...(page.type === 'article' && keptArticle(page)),
    ...(page.type === 'product' && keptProduct(page)),
    ...(page.type === 'faqLanding' && { topics: withoutWords(page.topics) }),
    meta: { title, ...(page.type === 'home' && { openGraphTitle }) },
  }
}

/**
 * The props as a document carries them into the browser: without what only crawlers read, and without the data of what the
 * browser takes over from the document as it is. Drafts keep everything, because editors change them in place; so do pages under `next dev`, where the
 * browser draws everything.
 */
export function browserProps(props: PageProps): object {
  if (props.preview || isDeveloping()) return props
  const { header } = props.site
  return {
    ...props,
    contentPageDataCollection: withKeptTexts(
      withKeptPictures(props.contentPageDataCollection && withoutBlocks(props.contentPageDataCollection)),
    ),
    site: {
      ...props.site,
      header: { ...header, slots: header.slots.map(keptSlot) },
      footer: LEFT_OUT,
    },
    page: pageOf(props),
  }
}
