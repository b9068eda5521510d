import type { Field, Many, One } from './fields'
import { type ArticleListingModel, alpPage, articleList, extraArticle } from './types/alp-page'
import { type ArticleModel, article } from './types/article'
import {
  articleCategory,
  floatingSection,
  helpfulSection,
  howToStep,
  person,
  reference,
  socialMediaSection,
} from './types/article-parts'
import { banner, productBanner, productBannerItem } from './types/banner'
import { callout } from './types/callout'
import { cardSection, favoriteCard } from './types/card-section'
import { carousel, carouselPanel } from './types/carousel'
import {
  type CollectionListModel,
  type CollectionModel,
  collectionListPage,
  collectionPage,
} from './types/collection-page'
import { type ContentPageModel, contentPage, sectionContainer } from './types/content-page'
import { danger, dangerList } from './types/danger'
import { type FaqLandingModel, type FaqPageModel, faqLandingPage, faqPage } from './types/faq-page'
import { faqItem, faqSection } from './types/faq-section'
import { feature } from './types/feature'
import { facet, filterGroup } from './types/filter-group'
import { continent, country, countrySelector, footer, socialLink } from './types/footer'
import { announcement, header, popularSearch } from './types/header'
import { type HomePageModel, homePage } from './types/home-page'
import { image, imageSet } from './types/image'
import { labels } from './types/labels'
import { link, linkButton, linkContainer } from './types/link'
import { menuItem, menuItemContainer, menuSlot, menuTitle } from './types/menu-slot'
import { notice } from './types/notice'
import { type HistoryModel, ourHistory, timelineCard, timelineHeader } from './types/our-history'
import { breadcrumbItem, pageMetadata } from './types/page-metadata'
import { type ProductPageModel, product } from './types/product'
import { type ProductListingModel, productListingPage } from './types/product-listing-page'
import { activeIngredient, leaflet, pdpBanner, productSection } from './types/product-parts'
import { productRecommender, type RecommenderModel } from './types/product-recommender'
import { buyNowLink, productVariant, scent } from './types/product-variant'
import { recommenderAnswer, recommenderQuestion } from './types/recommender-question'
import { redirect } from './types/redirect'
import {
  accordionItem,
  accordionSection,
  richTextSection,
  tabItem,
  tabsSection,
} from './types/rich-text-section'
import { searchConcept, searchGuidance, synonymSet } from './types/search-guidance'
import { type SearchPageModel, searchPage } from './types/search-page'
import { type SitemapModel, sitemap, sitemapSection, sitemapSubsection } from './types/sitemap'
import { video } from './types/video'

/** The whole content model, pages in the order that decides between two entries with one slug. */
const declared = {
  homePage,
  contentPage,
  product,
  productListingPage,
  productRecommender,
  collectionListPage,
  collectionPage,
  article,
  alpPage,
  ourHistory,
  sitemap,
  faqLandingPage,
  faqPage,
  searchPage,

  pageMetadata,
  breadcrumbItem,
  link,
  linkButton,
  image,
  imageSet,
  video,
  person,
  labels,
  redirect,
  facet,
  filterGroup,
  faqItem,
  activeIngredient,
  leaflet,
  menuTitle,
  menuItem,
  menuItemContainer,
  menuSlot,
  popularSearch,
  synonymSet,
  searchConcept,
  searchGuidance,
  announcement,
  header,
  socialLink,
  country,
  continent,
  countrySelector,
  footer,
  callout,
  banner,
  productBannerItem,
  productBanner,
  favoriteCard,
  cardSection,
  carouselPanel,
  carousel,
  richTextSection,
  accordionItem,
  accordionSection,
  tabItem,
  tabsSection,
  notice,
  danger,
  dangerList,
  linkContainer,
  faqSection,
  feature,
  sectionContainer,
  articleCategory,
  socialMediaSection,
  floatingSection,
  helpfulSection,
  howToStep,
  reference,
  extraArticle,
  articleList,
  buyNowLink,
  scent,
  productVariant,
  productSection,
  pdpBanner,
  timelineHeader,
  timelineCard,
  sitemapSubsection,
  sitemapSection,
  recommenderAnswer,
  recommenderQuestion,
}

type Declared = typeof declared
type ContentTypes = { readonly [Id in keyof Declared]: Declared[Id] & { readonly id: Id } }

/** The same, each with its id. */
export const contentTypes = Object.fromEntries(
  Object.entries(declared).map(([id, type]) => [id, { id, ...type }]),
) as ContentTypes

export type ContentTypeId = keyof ContentTypes
export type DeclaredFields<Id extends ContentTypeId> = ContentTypes[Id]['fields']

type IdsWith<Fact> = {
  [Id in ContentTypeId]: ContentTypes[Id]['facts'] extends Fact ? Id : never
}[ContentTypeId]

export type SectionContentType = IdsWith<{ isSection: true }>
export type PageContentType = IdsWith<{ page: object }>
/** Page types: what templates and addresses are chosen by. */
export type PageType = ContentTypes[PageContentType]['facts']['page']['type']

export type PageModel =
  | HomePageModel
  | ContentPageModel
  | ProductPageModel
  | ProductListingModel
  | RecommenderModel
  | CollectionListModel
  | CollectionModel
  | ArticleModel
  | ArticleListingModel
  | HistoryModel
  | SitemapModel
  | FaqLandingModel
  | FaqPageModel
  | SearchPageModel
export type PageOf<Type extends PageType> = Extract<PageModel, { type: Type }>

export type ContentTypeOfPage<Type extends PageType> = IdsWith<{ page: { type: Type } }>

/** Page types whose pages live below their own slug; the others have fixed paths. */
export type SluggedPageType = Exclude<
  PageType,
  ContentTypes[IdsWith<{ page: { path: string } }>]['facts']['page']['type']
>

type Linked<Value> = Value extends One<infer Target> | Many<infer Target> ? Target : never
type LinkedFrom<Declared> = {
  [Name in keyof Declared]: Declared[Name] extends Field<infer Value> ? Linked<Value> : never
}[keyof Declared]
/** What some field links to although there is no such content type: must be nothing. */
type Unknown = Exclude<
  { [Id in ContentTypeId]: LinkedFrom<DeclaredFields<Id>> }[ContentTypeId],
  ContentTypeId | '@section'
>
const everyLinkHasTarget: [Unknown] extends [never] ? true : Unknown = true
void everyLinkHasTarget

/** Whether a content type of this id is declared. */
export function isContentTypeId(id: string): id is ContentTypeId {
  return Object.hasOwn(contentTypes, id)
}
