import type { Field, Many, One } from './fields'
import { accordionItem } from './types/accordion-item'
import { accordionSection } from './types/accordion-section'
import { activeIngredient } from './types/active-ingredient'
import { type ArticleListingModel, alpPage } from './types/alp-page'
import { announcement } from './types/announcement'
import { type ArticleModel, article } from './types/article'
import { articleCategory } from './types/article-category'
import { articleList } from './types/article-list'
import { banner } from './types/banner'
import { breadcrumbItem } from './types/breadcrumb-item'
import { buyNowLink } from './types/buy-now-link'
import { callout } from './types/callout'
import { cardSection } from './types/card-section'
import { carousel } from './types/carousel'
import { carouselPanel } from './types/carousel-panel'
import { type CollectionListModel, collectionListPage } from './types/collection-list-page'
import { type CollectionModel, collectionPage } from './types/collection-page'
import { type ContentPageModel, contentPage } from './types/content-page'
import { continent } from './types/continent'
import { country } from './types/country'
import { countrySelector } from './types/country-selector'
import { extraArticle } from './types/extra-article'
import { facet } from './types/facet'
import { faqItem } from './types/faq-item'
import { type FaqLandingModel, faqLandingPage } from './types/faq-landing-page'
import { type FaqPageModel, faqPage } from './types/faq-page'
import { faqSection } from './types/faq-section'
import { favoriteCard } from './types/favorite-card'
import { feature } from './types/feature'
import { filterGroup } from './types/filter-group'
import { floatingSection } from './types/floating-section'
import { footer } from './types/footer'
import { header } from './types/header'
import { helpfulSection } from './types/helpful-section'
import { type HomePageModel, homePage } from './types/home-page'
import { howToStep } from './types/how-to-step'
import { image } from './types/image'
import { imageSet } from './types/image-set'
import { labels } from './types/labels'
import { leaflet } from './types/leaflet'
import { link } from './types/link'
import { linkButton } from './types/link-button'
import { linkContainer } from './types/link-container'
import { menuItem } from './types/menu-item'
import { menuItemContainer } from './types/menu-item-container'
import { menuSlot } from './types/menu-slot'
import { menuTitle } from './types/menu-title'
import { notice } from './types/notice'
import { type HistoryModel, ourHistory } from './types/our-history'
import { pageMetadata } from './types/page-metadata'
import { pdpBanner } from './types/pdp-banner'
import { person } from './types/person'
import { popularSearch } from './types/popular-search'
import { type ProductPageModel, product } from './types/product'
import { productBanner } from './types/product-banner'
import { productBannerItem } from './types/product-banner-item'
import { type ProductListingModel, productListingPage } from './types/product-listing-page'
import { productRecommender, type RecommenderModel } from './types/product-recommender'
import { productSection } from './types/product-section'
import { productVariant } from './types/product-variant'
import { recommenderAnswer } from './types/recommender-answer'
import { recommenderQuestion } from './types/recommender-question'
import { redirect } from './types/redirect'
import { reference } from './types/reference'
import { richTextSection } from './types/rich-text-section'
import { scent } from './types/scent'
import { searchConcept } from './types/search-concept'
import { searchGuidance } from './types/search-guidance'
import { type SearchPageModel, searchPage } from './types/search-page'
import { sectionContainer } from './types/section-container'
import { type SitemapModel, sitemap } from './types/sitemap'
import { sitemapSection } from './types/sitemap-section'
import { sitemapSubsection } from './types/sitemap-subsection'
import { socialLink } from './types/social-link'
import { socialMediaSection } from './types/social-media-section'
import { synonymSet } from './types/synonym-set'
import { tabItem } from './types/tab-item'
import { tabsSection } from './types/tabs-section'
import { timelineCard } from './types/timeline-card'
import { timelineHeader } from './types/timeline-header'
import { video } from './types/video'

/** The whole content model, pages in the order that decides between two entries with one slug. */
export const contentTypes = {
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

type ContentTypes = typeof contentTypes

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
