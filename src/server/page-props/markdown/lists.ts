import { fillProductName } from '@/shared/content-model/products/fill-product-name'
import type { CollectionListModel, CollectionModel } from '@/shared/content-model/types/collection-page'
import type { NoticeSection } from '@/shared/content-model/types/notice'
import type { ProductListingModel } from '@/shared/content-model/types/product-listing-page'
import type { RecommenderModel } from '@/shared/content-model/types/product-recommender'
import type { Section } from '@/shared/content-model/views/rich-text'
import { objectsIn } from '@/shared/utils/objects-in'
import { cardList } from './cards'
import { richText, sectionMarkdown } from './sections'
import type { TwinContext } from './twin-context'
import { blocks, bullets, escapeWords, heading, plainText } from './words'

const sections = (items: readonly (Section | null)[], context: TwinContext): string =>
  blocks(...items.map((section) => section && sectionMarkdown(section, 2, context)))

const isNotice = (value: object): value is NoticeSection => 'type' in value && value.type === 'notice'

/** Every notice of a page, each once, as they are shown somewhere on it. */
export function noticesOf(page: object, context: TwinContext): string {
  const notices = objectsIn(page).filter(isNotice)
  return blocks(...new Set(notices.map((notice) => sectionMarkdown(notice, 2, context))))
}

const listing = (page: ProductListingModel, context: TwinContext): string =>
  blocks(
    page.caution && `**${escapeWords(page.caution)}**`,
    ...page.words.map(plainText),
    cardList(
      page.products.map(({ card }) => card),
      context,
    ),
    sections([...page.guide, page.links, page.notice, page.bottomBanner], context),
  )

const collection = (page: CollectionModel, context: TwinContext): string =>
  blocks(
    richText(page.description, 2, context),
    cardList(page.products, context),
    sections(
      page.containers.flatMap((container) => container.sections),
      context,
    ),
    cardList(page.articles, context),
    sections([page.notice], context),
  )

/** The questions, whatever they may lead to, and the notice of each medicine that may be suggested. */
const recommender = ({ medicineNotice, ...page }: RecommenderModel, context: TwinContext): string => {
  const cards = page.products.map(({ card }) => card)
  const medicines = medicineNotice ? cards.filter(({ category }) => category === 'medicine') : []
  return blocks(
    ...page.questions.map(({ title, help, answers }) =>
      blocks(
        heading(2, title),
        help && plainText(help),
        bullets(answers.map((answer) => escapeWords(answer.title))),
      ),
    ),
    noticesOf(page, context),
    cardList(cards, context),
    ...medicines.map(
      ({ title }) =>
        medicineNotice &&
        sections([{ ...medicineNotice, text: fillProductName(medicineNotice.text, title) }], context),
    ),
  )
}

/** A page that is a list of products or of collections: what it says, and each card with what the law wants said beside it. */
export function listMarkdown(
  page: ProductListingModel | CollectionModel | CollectionListModel | RecommenderModel,
  context: TwinContext,
): string {
  switch (page.type) {
    case 'productListing':
      return listing(page, context)
    case 'collection':
      return collection(page, context)
    case 'recommender':
      return recommender(page, context)
    case 'collectionList':
      return blocks(...page.words.map(plainText), cardList(page.collections, context))
  }
}
