// Generated from sandbox/space/model by `npm run types:content`; edit the model, not this file.

import type { EntryFieldTypes, EntrySkeletonType } from 'contentful'

/** Item de sanfona: Um título que abre um texto. */
export type AccordionItemSkeleton = EntrySkeletonType<AccordionItemFields, 'accordionItem'>
export interface AccordionItemFields {
  title: EntryFieldTypes.Symbol
  contents?: EntryFieldTypes.RichText
  expandedImage?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
  collapsedImage?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
}

/** Sanfona: Textos que se abrem um por vez. */
export type AccordionSectionSkeleton = EntrySkeletonType<AccordionSectionFields, 'accordionSection'>
export interface AccordionSectionFields {
  name: EntryFieldTypes.Symbol
  title?: EntryFieldTypes.Symbol
  items?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<AccordionItemSkeleton>>
}

/** Princípio ativo: Um princípio ativo e para que serve. */
export type ActiveIngredientSkeleton = EntrySkeletonType<ActiveIngredientFields, 'activeIngredient'>
export interface ActiveIngredientFields {
  name: EntryFieldTypes.Symbol
  purpose?: EntryFieldTypes.Symbol
  reviewedAt?: EntryFieldTypes.Date
  synonyms?: EntryFieldTypes.Array<EntryFieldTypes.Symbol>
}

/** Listagem de artigos: A página com as abas de artigos. */
export type AlpPageSkeleton = EntrySkeletonType<AlpPageFields, 'alpPage'>
export interface AlpPageFields {
  name: EntryFieldTypes.Symbol
  slug: EntryFieldTypes.Symbol
  metadata?: EntryFieldTypes.EntryLink<PageMetadataSkeleton>
  breadcrumbs?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BreadcrumbItemSkeleton>>
  isTransparent?: EntryFieldTypes.Boolean
  topSpacing?: EntryFieldTypes.Symbol<'none' | 'small' | 'medium' | 'large'>
  title: EntryFieldTypes.Symbol
  description?: EntryFieldTypes.Text
  banner?: EntryFieldTypes.EntryLink<BannerSkeleton>
  articleLists?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<ArticleListSkeleton>>
  sickDay?: EntryFieldTypes.EntryLink<CalloutSkeleton | BannerSkeleton>
}

/** Artigo: Um artigo ou guia passo a passo. */
export type ArticleSkeleton = EntrySkeletonType<ArticleFields, 'article'>
export interface ArticleFields {
  name: EntryFieldTypes.Symbol
  slug: EntryFieldTypes.Symbol
  metadata?: EntryFieldTypes.EntryLink<PageMetadataSkeleton>
  breadcrumbs?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BreadcrumbItemSkeleton>>
  isTransparent?: EntryFieldTypes.Boolean
  topSpacing?: EntryFieldTypes.Symbol<'none' | 'small' | 'medium' | 'large'>
  title: EntryFieldTypes.Symbol
  description?: EntryFieldTypes.Text
  category?: EntryFieldTypes.EntryLink<ArticleCategorySkeleton>
  isHowTo?: EntryFieldTypes.Boolean
  steps?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<HowToStepSkeleton>>
  supplies?: EntryFieldTypes.Array<EntryFieldTypes.Symbol>
  bannerImage?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
  primaryImage?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
  secondaryImage?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
  author?: EntryFieldTypes.EntryLink<PersonSkeleton>
  reviewer?: EntryFieldTypes.EntryLink<PersonSkeleton>
  publishDate?: EntryFieldTypes.Date
  reviewDate?: EntryFieldTypes.Date
  socialMediaSection?: EntryFieldTypes.EntryLink<SocialMediaSectionSkeleton>
  floatingSection?: EntryFieldTypes.EntryLink<FloatingSectionSkeleton>
  pageContent?: EntryFieldTypes.RichText
  references?: EntryFieldTypes.Array<EntryFieldTypes.Symbol>
  faq?: EntryFieldTypes.EntryLink<FaqSectionSkeleton>
  helpfulSection?: EntryFieldTypes.EntryLink<HelpfulSectionSkeleton>
  relatedArticlesTitle?: EntryFieldTypes.Symbol
  relatedArticles?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<ArticleSkeleton>>
  viewAll?: EntryFieldTypes.EntryLink<LinkButtonSkeleton>
  keepReading?: EntryFieldTypes.Symbol
}

/** Categoria de artigo: Assunto de um artigo. */
export type ArticleCategorySkeleton = EntrySkeletonType<ArticleCategoryFields, 'articleCategory'>
export interface ArticleCategoryFields {
  title: EntryFieldTypes.Symbol
  uniqueId: EntryFieldTypes.Symbol
}

/** Aba de artigos: Artigos de uma aba da listagem. */
export type ArticleListSkeleton = EntrySkeletonType<ArticleListFields, 'articleList'>
export interface ArticleListFields {
  title: EntryFieldTypes.Symbol
  uniqueId: EntryFieldTypes.Symbol
  categoryArticles?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<ArticleSkeleton>>
  extraArticles?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<ExtraArticleSkeleton | ArticleSkeleton>>
  viewMore?: EntryFieldTypes.EntryLink<LinkButtonSkeleton>
  sickDay?: EntryFieldTypes.EntryLink<CalloutSkeleton | BannerSkeleton>
}

/** Faixa: Uma faixa larga com título e imagem. */
export type BannerSkeleton = EntrySkeletonType<BannerFields, 'banner'>
export interface BannerFields {
  name: EntryFieldTypes.Symbol
  title?: EntryFieldTypes.Symbol
  titleFirstPart?: EntryFieldTypes.Symbol
  titleSecondPart?: EntryFieldTypes.Symbol
  titleTagline?: EntryFieldTypes.Symbol
  subTitle?: EntryFieldTypes.Symbol
  subTitlePart?: EntryFieldTypes.Symbol
  description?: EntryFieldTypes.Text
  variant?: EntryFieldTypes.Symbol<'hero' | 'split' | 'overlay' | 'compact'>
  titleHeadingLevel?: EntryFieldTypes.Symbol<'h1' | 'h2' | 'h3' | 'h4'>
  link?: EntryFieldTypes.Symbol
  callToActions?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<LinkButtonSkeleton>>
  image?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
  badgeImage?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
  quotes?: EntryFieldTypes.Array<EntryFieldTypes.Symbol>
}

/** Item da trilha: Um passo da trilha de navegação. */
export type BreadcrumbItemSkeleton = EntrySkeletonType<BreadcrumbItemFields, 'breadcrumbItem'>
export interface BreadcrumbItemFields {
  title: EntryFieldTypes.Symbol
  link?: EntryFieldTypes.EntryLink<LinkSkeleton>
}

/** Onde comprar: Uma loja que vende o produto. */
export type BuyNowLinkSkeleton = EntrySkeletonType<BuyNowLinkFields, 'buyNowLink'>
export interface BuyNowLinkFields {
  name: EntryFieldTypes.Symbol
  title?: EntryFieldTypes.Symbol
  linkText?: EntryFieldTypes.Symbol
  link?: EntryFieldTypes.Symbol
  image?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
}

/** Chamada: Um cartão ou uma chamada com imagem e ações. */
export type CalloutSkeleton = EntrySkeletonType<CalloutFields, 'callout'>
export interface CalloutFields {
  name: EntryFieldTypes.Symbol
  title?: EntryFieldTypes.Symbol
  subTitle?: EntryFieldTypes.Symbol
  text?: EntryFieldTypes.Text
  supportingText?: EntryFieldTypes.Text
  variant?: EntryFieldTypes.Symbol<'card' | 'imageLeft' | 'imageRight' | 'highlight' | 'plain'>
  isLazyLoad?: EntryFieldTypes.Boolean
  styles?: EntryFieldTypes.Symbol<'white' | 'ice' | 'mint' | 'petrol' | 'sun'>
  link?: EntryFieldTypes.Symbol
  image?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
  cardImage?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
  callToActions?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<LinkButtonSkeleton>>
  disclaimer?: EntryFieldTypes.Text
}

/** Seção de cartões: Um título e uma grade de cartões. */
export type CardSectionSkeleton = EntrySkeletonType<CardSectionFields, 'cardSection'>
export interface CardSectionFields {
  name: EntryFieldTypes.Symbol
  title?: EntryFieldTypes.Symbol
  subTitle?: EntryFieldTypes.Symbol
  description?: EntryFieldTypes.Text
  cards?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CalloutSkeleton | FavoriteCardSkeleton | ProductSkeleton | ArticleSkeleton | CollectionPageSkeleton>>
  variant?: EntryFieldTypes.Symbol<'grid' | 'tiles' | 'circles' | 'products' | 'articles'>
  backgroundColor?: EntryFieldTypes.Symbol<'white' | 'ice' | 'mint' | 'petrol' | 'sun'>
  image?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
  callToAction?: EntryFieldTypes.EntryLink<LinkButtonSkeleton>
  disclaimer?: EntryFieldTypes.Text
}

/** Carrossel: Quadros que se alternam. */
export type CarouselSkeleton = EntrySkeletonType<CarouselFields, 'carousel'>
export interface CarouselFields {
  name: EntryFieldTypes.Symbol
  title?: EntryFieldTypes.Symbol
  panels?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CarouselPanelSkeleton>>
}

/** Quadro do carrossel: Um quadro com imagem, título e ação. */
export type CarouselPanelSkeleton = EntrySkeletonType<CarouselPanelFields, 'carouselPanel'>
export interface CarouselPanelFields {
  name: EntryFieldTypes.Symbol
  image: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
  title: EntryFieldTypes.Symbol
  text?: EntryFieldTypes.Text
  textUnderButton?: EntryFieldTypes.Text
  callToAction?: EntryFieldTypes.EntryLink<LinkButtonSkeleton>
  callToActionPosition?: EntryFieldTypes.Symbol<'left' | 'center' | 'right'>
  styles?: EntryFieldTypes.Symbol<'light' | 'dark'>
}

/** Coleções: A página que reúne as coleções. */
export type CollectionListPageSkeleton = EntrySkeletonType<CollectionListPageFields, 'collectionListPage'>
export interface CollectionListPageFields {
  name: EntryFieldTypes.Symbol
  slug: EntryFieldTypes.Symbol
  metadata?: EntryFieldTypes.EntryLink<PageMetadataSkeleton>
  breadcrumbs?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BreadcrumbItemSkeleton>>
  isTransparent?: EntryFieldTypes.Boolean
  topSpacing?: EntryFieldTypes.Symbol<'none' | 'small' | 'medium' | 'large'>
  title: EntryFieldTypes.Symbol
  description?: EntryFieldTypes.Text
  banner?: EntryFieldTypes.EntryLink<BannerSkeleton>
  collections?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CollectionPageSkeleton>>
}

/** Coleção: Produtos reunidos por uma ocasião. */
export type CollectionPageSkeleton = EntrySkeletonType<CollectionPageFields, 'collectionPage'>
export interface CollectionPageFields {
  name: EntryFieldTypes.Symbol
  slug: EntryFieldTypes.Symbol
  metadata?: EntryFieldTypes.EntryLink<PageMetadataSkeleton>
  breadcrumbs?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BreadcrumbItemSkeleton>>
  isTransparent?: EntryFieldTypes.Boolean
  topSpacing?: EntryFieldTypes.Symbol<'none' | 'small' | 'medium' | 'large'>
  title: EntryFieldTypes.Symbol
  shortDescription?: EntryFieldTypes.Text
  description?: EntryFieldTypes.RichText
  heroImage?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
  products?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<ProductSkeleton>>
  articles?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<ArticleSkeleton>>
  sectionContainers?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionContainerSkeleton>>
  notice?: EntryFieldTypes.EntryLink<NoticeSkeleton>
}

/** Página de conteúdo: Uma página composta de blocos. */
export type ContentPageSkeleton = EntrySkeletonType<ContentPageFields, 'contentPage'>
export interface ContentPageFields {
  name: EntryFieldTypes.Symbol
  slug: EntryFieldTypes.Symbol
  metadata?: EntryFieldTypes.EntryLink<PageMetadataSkeleton>
  breadcrumbs?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BreadcrumbItemSkeleton>>
  isTransparent?: EntryFieldTypes.Boolean
  topSpacing?: EntryFieldTypes.Symbol<'none' | 'small' | 'medium' | 'large'>
  title?: EntryFieldTypes.Symbol
  sectionContainers?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionContainerSkeleton>>
}

/** Continente: Países de um continente. */
export type ContinentSkeleton = EntrySkeletonType<ContinentFields, 'continent'>
export interface ContinentFields {
  title: EntryFieldTypes.Symbol
  countries?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CountrySkeleton>>
}

/** País: Um país em que a marca está. */
export type CountrySkeleton = EntrySkeletonType<CountryFields, 'country'>
export interface CountryFields {
  title: EntryFieldTypes.Symbol
  language: EntryFieldTypes.Symbol
  languageCode?: EntryFieldTypes.Symbol
  url?: EntryFieldTypes.Symbol
  flag?: EntryFieldTypes.AssetLink
}

/** Seletor de país: O botão de país do rodapé. */
export type CountrySelectorSkeleton = EntrySkeletonType<CountrySelectorFields, 'countrySelector'>
export interface CountrySelectorFields {
  title: EntryFieldTypes.Symbol
  url: EntryFieldTypes.Symbol
  flag?: EntryFieldTypes.AssetLink
}

/** Artigo extra: Um cartão de artigo escrito à mão. */
export type ExtraArticleSkeleton = EntrySkeletonType<ExtraArticleFields, 'extraArticle'>
export interface ExtraArticleFields {
  title: EntryFieldTypes.Symbol
  description?: EntryFieldTypes.Text
  url: EntryFieldTypes.Symbol
  isHowTo?: EntryFieldTypes.Boolean
  keepReading?: EntryFieldTypes.Symbol
  primaryImage?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
  secondaryImage?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
}

/** Filtro: Um valor pelo qual se filtram produtos. */
export type FacetSkeleton = EntrySkeletonType<FacetFields, 'facet'>
export interface FacetFields {
  title: EntryFieldTypes.Symbol
  uniqueId: EntryFieldTypes.Symbol
}

/** Pergunta: Uma pergunta e a sua resposta. */
export type FaqItemSkeleton = EntrySkeletonType<FaqItemFields, 'faqItem'>
export interface FaqItemFields {
  question: EntryFieldTypes.Symbol
  answer: EntryFieldTypes.Text
  uniqueId?: EntryFieldTypes.Symbol
}

/** Perguntas frequentes: A página que reúne as perguntas. */
export type FaqLandingPageSkeleton = EntrySkeletonType<FaqLandingPageFields, 'faqLandingPage'>
export interface FaqLandingPageFields {
  name: EntryFieldTypes.Symbol
  slug: EntryFieldTypes.Symbol
  metadata?: EntryFieldTypes.EntryLink<PageMetadataSkeleton>
  breadcrumbs?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BreadcrumbItemSkeleton>>
  isTransparent?: EntryFieldTypes.Boolean
  topSpacing?: EntryFieldTypes.Symbol<'none' | 'small' | 'medium' | 'large'>
  title: EntryFieldTypes.Symbol
  description?: EntryFieldTypes.Text
  banner?: EntryFieldTypes.EntryLink<BannerSkeleton>
  pages?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<FaqPageSkeleton>>
  callToAction?: EntryFieldTypes.EntryLink<LinkButtonSkeleton | CalloutSkeleton>
}

/** Perguntas de um assunto: Perguntas e respostas de um assunto. */
export type FaqPageSkeleton = EntrySkeletonType<FaqPageFields, 'faqPage'>
export interface FaqPageFields {
  name: EntryFieldTypes.Symbol
  slug: EntryFieldTypes.Symbol
  metadata?: EntryFieldTypes.EntryLink<PageMetadataSkeleton>
  breadcrumbs?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BreadcrumbItemSkeleton>>
  isTransparent?: EntryFieldTypes.Boolean
  topSpacing?: EntryFieldTypes.Symbol<'none' | 'small' | 'medium' | 'large'>
  title: EntryFieldTypes.Symbol
  description?: EntryFieldTypes.Text
  image?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
  questions?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<FaqItemSkeleton>>
}

/** Perguntas frequentes: Perguntas e respostas. */
export type FaqSectionSkeleton = EntrySkeletonType<FaqSectionFields, 'faqSection'>
export interface FaqSectionFields {
  name: EntryFieldTypes.Symbol
  title?: EntryFieldTypes.Symbol
  questions?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<FaqItemSkeleton>>
  callToAction?: EntryFieldTypes.EntryLink<LinkButtonSkeleton>
}

/** Cartão de favorito: Um produto querido, com avaliação e ação. */
export type FavoriteCardSkeleton = EntrySkeletonType<FavoriteCardFields, 'favoriteCard'>
export interface FavoriteCardFields {
  title: EntryFieldTypes.Symbol
  text?: EntryFieldTypes.Text
  image?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
  ratingId?: EntryFieldTypes.Symbol
  cardAction?: EntryFieldTypes.EntryLink<LinkButtonSkeleton>
}

/** Recurso: Um recurso interativo do site, como um formulário. */
export type FeatureSkeleton = EntrySkeletonType<FeatureFields, 'feature'>
export interface FeatureFields {
  name: EntryFieldTypes.Symbol
  featureType: EntryFieldTypes.Symbol<'contactForm' | 'loginForm' | 'registrationForm' | 'writeReview' | 'compareProducts' | 'countrySelector'>
  title?: EntryFieldTypes.Symbol
  description?: EntryFieldTypes.Text
}

/** Grupo de filtros: Filtros do mesmo assunto. */
export type FilterGroupSkeleton = EntrySkeletonType<FilterGroupFields, 'filterGroup'>
export interface FilterGroupFields {
  title: EntryFieldTypes.Symbol
  uniqueId: EntryFieldTypes.Symbol
  categoryType?: EntryFieldTypes.Symbol
  facets?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<FacetSkeleton>>
}

/** Índice flutuante: O índice que acompanha a leitura. */
export type FloatingSectionSkeleton = EntrySkeletonType<FloatingSectionFields, 'floatingSection'>
export interface FloatingSectionFields {
  title: EntryFieldTypes.Symbol
  callToAction?: EntryFieldTypes.EntryLink<LinkButtonSkeleton>
}

/** Rodapé: Tudo o que fica no pé de cada página. */
export type FooterSkeleton = EntrySkeletonType<FooterFields, 'footer'>
export interface FooterFields {
  name: EntryFieldTypes.Symbol
  menuSlots?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<MenuSlotSkeleton>>
  iconImages?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>>
  footerLinks?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<LinkButtonSkeleton>>
  socialLinks?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SocialLinkSkeleton>>
  additionalLinks?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<LinkButtonSkeleton | MenuItemSkeleton | LinkSkeleton>>
  continents?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<ContinentSkeleton>>
  breadcrumb?: EntryFieldTypes.EntryLink<BreadcrumbItemSkeleton>
  countrySelector?: EntryFieldTypes.EntryLink<CountrySelectorSkeleton>
  copyright?: EntryFieldTypes.Symbol
  legalText?: EntryFieldTypes.Text
}

/** Cabeçalho: Logotipo, menus e buscas populares. */
export type HeaderSkeleton = EntrySkeletonType<HeaderFields, 'header'>
export interface HeaderFields {
  name: EntryFieldTypes.Symbol
  brandLogo: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
  primaryNavigation?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<MenuSlotSkeleton>>
  popularSearches?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<PopularSearchSkeleton>>
}

/** Foi útil?: Pergunta se o artigo ajudou. */
export type HelpfulSectionSkeleton = EntrySkeletonType<HelpfulSectionFields, 'helpfulSection'>
export interface HelpfulSectionFields {
  title: EntryFieldTypes.Symbol
  yesText?: EntryFieldTypes.Symbol
  noText?: EntryFieldTypes.Symbol
}

/** Página inicial: A entrada do site. */
export type HomePageSkeleton = EntrySkeletonType<HomePageFields, 'homePage'>
export interface HomePageFields {
  name: EntryFieldTypes.Symbol
  metadata?: EntryFieldTypes.EntryLink<PageMetadataSkeleton>
  breadcrumbs?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BreadcrumbItemSkeleton>>
  isTransparent?: EntryFieldTypes.Boolean
  topSpacing?: EntryFieldTypes.Symbol<'none' | 'small' | 'medium' | 'large'>
  carousel?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CarouselPanelSkeleton>>
  newIn?: EntryFieldTypes.EntryLink<CardSectionSkeleton>
  findReliefFor?: EntryFieldTypes.EntryLink<CardSectionSkeleton>
  findYourBrand?: EntryFieldTypes.EntryLink<CardSectionSkeleton>
  findWhatSuitsYou?: EntryFieldTypes.EntryLink<CardSectionSkeleton | BannerSkeleton | CalloutSkeleton>
  allTimeFavorites?: EntryFieldTypes.EntryLink<CardSectionSkeleton>
  insideBrand?: EntryFieldTypes.EntryLink<CardSectionSkeleton | BannerSkeleton | CalloutSkeleton>
  advice?: EntryFieldTypes.EntryLink<CardSectionSkeleton>
  brandBanner?: EntryFieldTypes.EntryLink<BannerSkeleton | ProductBannerSkeleton>
  brandHistoryBanner?: EntryFieldTypes.EntryLink<BannerSkeleton>
  notice?: EntryFieldTypes.EntryLink<NoticeSkeleton>
}

/** Passo: Um passo de um guia. */
export type HowToStepSkeleton = EntrySkeletonType<HowToStepFields, 'howToStep'>
export interface HowToStepFields {
  title: EntryFieldTypes.Symbol
  text: EntryFieldTypes.Text
  image?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
}

/** Imagem: Uma imagem com o seu texto alternativo. */
export type ImageSkeleton = EntrySkeletonType<ImageFields, 'image'>
export interface ImageFields {
  title: EntryFieldTypes.Symbol
  image: EntryFieldTypes.AssetLink
  altText?: EntryFieldTypes.Symbol
  width?: EntryFieldTypes.Integer
  height?: EntryFieldTypes.Integer
  styles?: EntryFieldTypes.Symbol<'rounded' | 'square' | 'circle'>
  toolTip?: EntryFieldTypes.Symbol
}

/** Conjunto de imagens: A mesma cena para cada tamanho de tela. */
export type ImageSetSkeleton = EntrySkeletonType<ImageSetFields, 'imageSet'>
export interface ImageSetFields {
  name: EntryFieldTypes.Symbol
  altText?: EntryFieldTypes.Symbol
  desktopImage: EntryFieldTypes.AssetLink
  tabletImage?: EntryFieldTypes.AssetLink
  smartphoneImage?: EntryFieldTypes.AssetLink
  link?: EntryFieldTypes.Symbol
  linkText?: EntryFieldTypes.Symbol
  styles?: EntryFieldTypes.Symbol<'rounded' | 'square' | 'circle'>
  toolTip?: EntryFieldTypes.Symbol
}

/** Texto da interface: Substitui um texto fixo do site. */
export type LabelsSkeleton = EntrySkeletonType<LabelsFields, 'labels'>
export interface LabelsFields {
  key: EntryFieldTypes.Symbol
  value: EntryFieldTypes.Text
}

/** Link: Um endereço com o seu texto. */
export type LinkSkeleton = EntrySkeletonType<LinkFields, 'link'>
export interface LinkFields {
  text?: EntryFieldTypes.Symbol
  url: EntryFieldTypes.Symbol
  target?: EntryFieldTypes.Symbol<'_self' | '_blank'>
}

/** Botão: Um botão ou link de ação. */
export type LinkButtonSkeleton = EntrySkeletonType<LinkButtonFields, 'linkButton'>
export interface LinkButtonFields {
  name?: EntryFieldTypes.Symbol
  link: EntryFieldTypes.Symbol
  linkText: EntryFieldTypes.Symbol
  toolTip?: EntryFieldTypes.Symbol
  target?: EntryFieldTypes.Symbol<'_self' | '_blank'>
  variant?: EntryFieldTypes.Symbol<'primary' | 'secondary' | 'tertiary' | 'text'>
  styles?: EntryFieldTypes.Symbol<'default' | 'compact' | 'large'>
  gaEventClass?: EntryFieldTypes.Symbol
  gaEventLabel?: EntryFieldTypes.Symbol
  componentWidth?: EntryFieldTypes.Object
}

/** Grupo de links: Links sob um título. */
export type LinkContainerSkeleton = EntrySkeletonType<LinkContainerFields, 'linkContainer'>
export interface LinkContainerFields {
  name: EntryFieldTypes.Symbol
  title?: EntryFieldTypes.Symbol
  links?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<LinkSkeleton | LinkButtonSkeleton>>
}

/** Item de menu: Um link do menu, em texto ou em cartão. */
export type MenuItemSkeleton = EntrySkeletonType<MenuItemFields, 'menuItem'>
export interface MenuItemFields {
  name?: EntryFieldTypes.Symbol
  title: EntryFieldTypes.Symbol
  link?: EntryFieldTypes.EntryLink<LinkSkeleton>
  menuImage?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
  isCard?: EntryFieldTypes.Boolean
  desktopOnly?: EntryFieldTypes.Boolean
  mobileOnly?: EntryFieldTypes.Boolean
}

/** Grupo de itens: Itens de menu sob um título. */
export type MenuItemContainerSkeleton = EntrySkeletonType<MenuItemContainerFields, 'menuItemContainer'>
export interface MenuItemContainerFields {
  name?: EntryFieldTypes.Symbol
  title: EntryFieldTypes.Symbol
  menuItems?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<MenuItemSkeleton | MenuItemContainerSkeleton | MenuTitleSkeleton>>
  desktopOnly?: EntryFieldTypes.Boolean
  mobileOnly?: EntryFieldTypes.Boolean
}

/** Menu: Uma entrada da barra de menu ou uma coluna do rodapé. */
export type MenuSlotSkeleton = EntrySkeletonType<MenuSlotFields, 'menuSlot'>
export interface MenuSlotFields {
  name?: EntryFieldTypes.Symbol
  title: EntryFieldTypes.Symbol
  link?: EntryFieldTypes.EntryLink<LinkSkeleton>
  menuSlot?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<MenuTitleSkeleton | MenuItemSkeleton | MenuItemContainerSkeleton>>
  menuItems?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<MenuItemSkeleton>>
  auxiliaryLinks?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<LinkButtonSkeleton | LinkSkeleton>>
  gaEventLabel?: EntryFieldTypes.Symbol
  gaEventClass?: EntryFieldTypes.Symbol
  desktopOnly?: EntryFieldTypes.Boolean
  mobileOnly?: EntryFieldTypes.Boolean
}

/** Título de menu: Um título entre os itens do menu. */
export type MenuTitleSkeleton = EntrySkeletonType<MenuTitleFields, 'menuTitle'>
export interface MenuTitleFields {
  text: EntryFieldTypes.Symbol
}

/** Aviso: Um aviso legal ou de saúde. */
export type NoticeSkeleton = EntrySkeletonType<NoticeFields, 'notice'>
export interface NoticeFields {
  name: EntryFieldTypes.Symbol
  title?: EntryFieldTypes.Symbol
  text: EntryFieldTypes.Text
  tone?: EntryFieldTypes.Symbol<'info' | 'warning' | 'medicine'>
}

/** Nossa história: A linha do tempo da marca. */
export type OurHistorySkeleton = EntrySkeletonType<OurHistoryFields, 'ourHistory'>
export interface OurHistoryFields {
  name: EntryFieldTypes.Symbol
  slug: EntryFieldTypes.Symbol
  metadata?: EntryFieldTypes.EntryLink<PageMetadataSkeleton>
  breadcrumbs?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BreadcrumbItemSkeleton>>
  isTransparent?: EntryFieldTypes.Boolean
  topSpacing?: EntryFieldTypes.Symbol<'none' | 'small' | 'medium' | 'large'>
  title: EntryFieldTypes.Symbol
  banner?: EntryFieldTypes.EntryLink<BannerSkeleton>
  description?: EntryFieldTypes.RichText
  decorativeText?: EntryFieldTypes.Symbol
  timelineHeaders?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TimelineHeaderSkeleton>>
  timelineCards?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TimelineCardSkeleton>>
  pageContent?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BannerSkeleton | CalloutSkeleton | CardSectionSkeleton | CarouselSkeleton | RichTextSectionSkeleton | AccordionSectionSkeleton | TabsSectionSkeleton | VideoSkeleton | ImageSkeleton | ImageSetSkeleton | ProductBannerSkeleton | NoticeSkeleton | LinkContainerSkeleton | LinkButtonSkeleton | FaqSectionSkeleton | FeatureSkeleton>>
}

/** Metadados da página: O que buscadores e redes sociais mostram. */
export type PageMetadataSkeleton = EntrySkeletonType<PageMetadataFields, 'pageMetadata'>
export interface PageMetadataFields {
  metaTitle: EntryFieldTypes.Symbol
  metaDescription?: EntryFieldTypes.Text
  metaKeywords?: EntryFieldTypes.Symbol
  pageTitle?: EntryFieldTypes.Symbol
  openGraphPageTitle?: EntryFieldTypes.Symbol
  openGraphDescription?: EntryFieldTypes.Text
  openGraphImage?: EntryFieldTypes.AssetLink
  canonicalUrl?: EntryFieldTypes.Symbol
  noIndex?: EntryFieldTypes.Boolean
}

/** Faixa da página de produto: Uma faixa com texto legal. */
export type PdpBannerSkeleton = EntrySkeletonType<PdpBannerFields, 'pdpBanner'>
export interface PdpBannerFields {
  name: EntryFieldTypes.Symbol
  title?: EntryFieldTypes.Symbol
  text?: EntryFieldTypes.Text
  image?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
  callToAction?: EntryFieldTypes.EntryLink<LinkButtonSkeleton>
  legalText?: EntryFieldTypes.Text
}

/** Pessoa: Quem escreve ou revisa um artigo. */
export type PersonSkeleton = EntrySkeletonType<PersonFields, 'person'>
export interface PersonFields {
  name: EntryFieldTypes.Symbol
  role?: EntryFieldTypes.Symbol
  registration?: EntryFieldTypes.Symbol
  bio?: EntryFieldTypes.Text
  photo?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
}

/** Busca popular: Uma sugestão da busca. */
export type PopularSearchSkeleton = EntrySkeletonType<PopularSearchFields, 'popularSearch'>
export interface PopularSearchFields {
  title: EntryFieldTypes.Symbol
  url?: EntryFieldTypes.Symbol
  heroImage?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
}

/** Produto: Um produto com variantes e aromas. */
export type ProductSkeleton = EntrySkeletonType<ProductFields, 'product'>
export interface ProductFields {
  name: EntryFieldTypes.Symbol
  slug: EntryFieldTypes.Symbol
  metadata?: EntryFieldTypes.EntryLink<PageMetadataSkeleton>
  breadcrumbs?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BreadcrumbItemSkeleton>>
  isTransparent?: EntryFieldTypes.Boolean
  topSpacing?: EntryFieldTypes.Symbol<'none' | 'small' | 'medium' | 'large'>
  title: EntryFieldTypes.Symbol
  line?: EntryFieldTypes.Symbol
  shortDescription?: EntryFieldTypes.Text
  description?: EntryFieldTypes.RichText
  featuredSort?: EntryFieldTypes.Integer
  newestSort?: EntryFieldTypes.Integer
  facets?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<FacetSkeleton>>
  heroImage?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
  activeIngredients?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<ActiveIngredientSkeleton>>
  productDetails?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<ProductSectionSkeleton>>
  usageInstructions?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<ProductSectionSkeleton>>
  pdpBanner?: EntryFieldTypes.EntryLink<PdpBannerSkeleton>
  relatedProducts?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<ProductSkeleton>>
  variants?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<ProductVariantSkeleton>>
  gtin?: EntryFieldTypes.Symbol
  ratingAndReviewId?: EntryFieldTypes.Symbol
  isMedicine?: EntryFieldTypes.Boolean
  registrationNumber?: EntryFieldTypes.Symbol
  legalText?: EntryFieldTypes.Text
  keywords?: EntryFieldTypes.Array<EntryFieldTypes.Symbol>
}

/** Faixa de produto: Argumentos sobre uma imagem de fundo. */
export type ProductBannerSkeleton = EntrySkeletonType<ProductBannerFields, 'productBanner'>
export interface ProductBannerFields {
  name: EntryFieldTypes.Symbol
  title?: EntryFieldTypes.Symbol
  items?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<ProductBannerItemSkeleton>>
  backgroundImage?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
}

/** Item da faixa de produto: Um argumento com imagem. */
export type ProductBannerItemSkeleton = EntrySkeletonType<ProductBannerItemFields, 'productBannerItem'>
export interface ProductBannerItemFields {
  title: EntryFieldTypes.Symbol
  text?: EntryFieldTypes.Text
  image?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
}

/** Listagem de produtos: Produtos com filtros. */
export type ProductListingPageSkeleton = EntrySkeletonType<ProductListingPageFields, 'productListingPage'>
export interface ProductListingPageFields {
  name: EntryFieldTypes.Symbol
  slug: EntryFieldTypes.Symbol
  metadata?: EntryFieldTypes.EntryLink<PageMetadataSkeleton>
  breadcrumbs?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BreadcrumbItemSkeleton>>
  isTransparent?: EntryFieldTypes.Boolean
  topSpacing?: EntryFieldTypes.Symbol<'none' | 'small' | 'medium' | 'large'>
  title: EntryFieldTypes.Symbol
  description?: EntryFieldTypes.Text
  banner?: EntryFieldTypes.EntryLink<BannerSkeleton>
  facetId?: EntryFieldTypes.Symbol
  pageSize?: EntryFieldTypes.Integer
  linkContainer?: EntryFieldTypes.EntryLink<LinkContainerSkeleton>
  filterGroups?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<FilterGroupSkeleton>>
  bottomBanner?: EntryFieldTypes.EntryLink<BannerSkeleton | CalloutSkeleton>
  notice?: EntryFieldTypes.EntryLink<NoticeSkeleton>
}

/** Recomendador: Perguntas que levam a produtos. */
export type ProductRecommenderSkeleton = EntrySkeletonType<ProductRecommenderFields, 'productRecommender'>
export interface ProductRecommenderFields {
  name: EntryFieldTypes.Symbol
  slug: EntryFieldTypes.Symbol
  metadata?: EntryFieldTypes.EntryLink<PageMetadataSkeleton>
  breadcrumbs?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BreadcrumbItemSkeleton>>
  isTransparent?: EntryFieldTypes.Boolean
  topSpacing?: EntryFieldTypes.Symbol<'none' | 'small' | 'medium' | 'large'>
  title: EntryFieldTypes.Symbol
  description?: EntryFieldTypes.Text
  image?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
  questions: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<RecommenderQuestionSkeleton>>
  resultTitle?: EntryFieldTypes.Symbol
  otherSuggestions?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<ProductSkeleton>>
  doctorNotice?: EntryFieldTypes.EntryLink<NoticeSkeleton>
  notice?: EntryFieldTypes.EntryLink<NoticeSkeleton>
}

/** Seção do produto: Detalhes ou modo de usar. */
export type ProductSectionSkeleton = EntrySkeletonType<ProductSectionFields, 'productSection'>
export interface ProductSectionFields {
  title: EntryFieldTypes.Symbol
  name?: EntryFieldTypes.Symbol
  contents?: EntryFieldTypes.RichText
  isWarning?: EntryFieldTypes.Boolean
  expandedImage?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
  collapsedImage?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
}

/** Variante: Um tamanho ou tipo do produto. */
export type ProductVariantSkeleton = EntrySkeletonType<ProductVariantFields, 'productVariant'>
export interface ProductVariantFields {
  name: EntryFieldTypes.Symbol
  variantName: EntryFieldTypes.Symbol
  scent?: EntryFieldTypes.EntryLink<ScentSkeleton>
  scentList?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<ScentSkeleton>>
  psId?: EntryFieldTypes.Symbol
  slId?: EntryFieldTypes.Symbol
  gtin?: EntryFieldTypes.Symbol
  heroImage?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
}

/** Resposta: Uma resposta do recomendador. */
export type RecommenderAnswerSkeleton = EntrySkeletonType<RecommenderAnswerFields, 'recommenderAnswer'>
export interface RecommenderAnswerFields {
  title: EntryFieldTypes.Symbol
  uniqueId: EntryFieldTypes.Symbol
  facets?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<FacetSkeleton>>
  image?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
  needsDoctor?: EntryFieldTypes.Boolean
}

/** Pergunta do recomendador: Uma pergunta por vez. */
export type RecommenderQuestionSkeleton = EntrySkeletonType<RecommenderQuestionFields, 'recommenderQuestion'>
export interface RecommenderQuestionFields {
  title: EntryFieldTypes.Symbol
  uniqueId: EntryFieldTypes.Symbol
  help?: EntryFieldTypes.Text
  role: EntryFieldTypes.Symbol<'safety' | 'condition' | 'relaxable'>
  multiple?: EntryFieldTypes.Boolean
  answers: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<RecommenderAnswerSkeleton>>
}

/** Redirecionamento: Leva de um endereço antigo a um novo. */
export type RedirectSkeleton = EntrySkeletonType<RedirectFields, 'redirect'>
export interface RedirectFields {
  from: EntryFieldTypes.Symbol
  to: EntryFieldTypes.Symbol
  permanent?: EntryFieldTypes.Boolean
}

/** Texto: Texto corrido. */
export type RichTextSectionSkeleton = EntrySkeletonType<RichTextSectionFields, 'richTextSection'>
export interface RichTextSectionFields {
  name: EntryFieldTypes.Symbol
  title?: EntryFieldTypes.Symbol
  titleHeadingLevel?: EntryFieldTypes.Symbol<'h1' | 'h2' | 'h3' | 'h4'>
  body?: EntryFieldTypes.RichText
}

/** Aroma: Um aroma ou sabor do produto. */
export type ScentSkeleton = EntrySkeletonType<ScentFields, 'scent'>
export interface ScentFields {
  title: EntryFieldTypes.Symbol
  scentName: EntryFieldTypes.Symbol
  color?: EntryFieldTypes.Symbol<'menta' | 'eucalipto' | 'laranja' | 'lavanda' | 'mel' | 'limao' | 'cereja' | 'gengibre' | 'roma' | 'guaco' | 'frutas' | 'camomila' | 'neutro'>
  psId?: EntryFieldTypes.Symbol
  gtin?: EntryFieldTypes.Symbol
  productImages?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>>
  buyNowLinks?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BuyNowLinkSkeleton>>
}

/** Busca: A página de resultados da busca. */
export type SearchPageSkeleton = EntrySkeletonType<SearchPageFields, 'searchPage'>
export interface SearchPageFields {
  name: EntryFieldTypes.Symbol
  metadata?: EntryFieldTypes.EntryLink<PageMetadataSkeleton>
  breadcrumbs?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BreadcrumbItemSkeleton>>
  isTransparent?: EntryFieldTypes.Boolean
  topSpacing?: EntryFieldTypes.Symbol<'none' | 'small' | 'medium' | 'large'>
  title: EntryFieldTypes.Symbol
  description?: EntryFieldTypes.Text
  suggestions?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<PopularSearchSkeleton>>
  linkContainer?: EntryFieldTypes.EntryLink<LinkContainerSkeleton>
  synonyms?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SynonymSetSkeleton>>
}

/** Bloco da página: Seções sobre o mesmo fundo. */
export type SectionContainerSkeleton = EntrySkeletonType<SectionContainerFields, 'sectionContainer'>
export interface SectionContainerFields {
  name: EntryFieldTypes.Symbol
  styles?: EntryFieldTypes.Symbol<'wide' | 'narrow' | 'full'>
  backgroundColor?: EntryFieldTypes.Symbol<'white' | 'ice' | 'mint' | 'petrol' | 'sun'>
  backgroundImage?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
  sectionContent?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BannerSkeleton | CalloutSkeleton | CardSectionSkeleton | CarouselSkeleton | RichTextSectionSkeleton | AccordionSectionSkeleton | TabsSectionSkeleton | VideoSkeleton | ImageSkeleton | ImageSetSkeleton | ProductBannerSkeleton | NoticeSkeleton | LinkContainerSkeleton | LinkButtonSkeleton | FaqSectionSkeleton | FeatureSkeleton>>
}

/** Mapa do site: A página com todos os caminhos. */
export type SitemapSkeleton = EntrySkeletonType<SitemapFields, 'sitemap'>
export interface SitemapFields {
  name: EntryFieldTypes.Symbol
  slug: EntryFieldTypes.Symbol
  metadata?: EntryFieldTypes.EntryLink<PageMetadataSkeleton>
  breadcrumbs?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BreadcrumbItemSkeleton>>
  isTransparent?: EntryFieldTypes.Boolean
  topSpacing?: EntryFieldTypes.Symbol<'none' | 'small' | 'medium' | 'large'>
  pageHeading: EntryFieldTypes.Symbol
  leftSection?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SitemapSectionSkeleton>>
  rightSection?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SitemapSectionSkeleton>>
}

/** Seção do mapa: Uma parte do mapa do site. */
export type SitemapSectionSkeleton = EntrySkeletonType<SitemapSectionFields, 'sitemapSection'>
export interface SitemapSectionFields {
  title: EntryFieldTypes.Symbol
  contentType?: EntryFieldTypes.Symbol
  link?: EntryFieldTypes.EntryLink<LinkSkeleton>
  subsections?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SitemapSubsectionSkeleton>>
}

/** Subseção do mapa: Links sob um título. */
export type SitemapSubsectionSkeleton = EntrySkeletonType<SitemapSubsectionFields, 'sitemapSubsection'>
export interface SitemapSubsectionFields {
  title: EntryFieldTypes.Symbol
  sitemapTitle?: EntryFieldTypes.Symbol
  sectionLink?: EntryFieldTypes.EntryLink<LinkSkeleton>
  sectionItems?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<LinkSkeleton>>
}

/** Rede social: Um perfil da marca em uma rede social. */
export type SocialLinkSkeleton = EntrySkeletonType<SocialLinkFields, 'socialLink'>
export interface SocialLinkFields {
  title: EntryFieldTypes.Symbol
  link: EntryFieldTypes.EntryLink<LinkSkeleton>
  image?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
}

/** Compartilhar: Convite a compartilhar o artigo. */
export type SocialMediaSectionSkeleton = EntrySkeletonType<SocialMediaSectionFields, 'socialMediaSection'>
export interface SocialMediaSectionFields {
  title: EntryFieldTypes.Symbol
  networks?: EntryFieldTypes.Array<EntryFieldTypes.Symbol<'whatsapp' | 'facebook' | 'x' | 'copy' | 'share'>>
}

/** Sinônimos da busca: Palavras que a busca trata como iguais. */
export type SynonymSetSkeleton = EntrySkeletonType<SynonymSetFields, 'synonymSet'>
export interface SynonymSetFields {
  name: EntryFieldTypes.Symbol
  words: EntryFieldTypes.Array<EntryFieldTypes.Symbol>
  oneWayFrom?: EntryFieldTypes.Symbol
}

/** Aba: Uma aba e o seu conteúdo. */
export type TabItemSkeleton = EntrySkeletonType<TabItemFields, 'tabItem'>
export interface TabItemFields {
  title: EntryFieldTypes.Symbol
  contents?: EntryFieldTypes.RichText
}

/** Abas: Conteúdos em abas. */
export type TabsSectionSkeleton = EntrySkeletonType<TabsSectionFields, 'tabsSection'>
export interface TabsSectionFields {
  name: EntryFieldTypes.Symbol
  title?: EntryFieldTypes.Symbol
  tabs?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TabItemSkeleton>>
}

/** Cartão da linha do tempo: Um ano da história. */
export type TimelineCardSkeleton = EntrySkeletonType<TimelineCardFields, 'timelineCard'>
export interface TimelineCardFields {
  name: EntryFieldTypes.Symbol
  year: EntryFieldTypes.Symbol
  description: EntryFieldTypes.Text
  supportingText?: EntryFieldTypes.Text
  image?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
  isDark?: EntryFieldTypes.Boolean
  variant?: EntryFieldTypes.Symbol<'left' | 'right' | 'wide'>
}

/** Título da linha do tempo: Abre uma época. */
export type TimelineHeaderSkeleton = EntrySkeletonType<TimelineHeaderFields, 'timelineHeader'>
export interface TimelineHeaderFields {
  name: EntryFieldTypes.Symbol
  text: EntryFieldTypes.Symbol
  styles?: EntryFieldTypes.Symbol
}

/** Vídeo: Um vídeo, carregado só depois do clique. */
export type VideoSkeleton = EntrySkeletonType<VideoFields, 'video'>
export interface VideoFields {
  title: EntryFieldTypes.Symbol
  videoLink?: EntryFieldTypes.Symbol
  videoUrl?: EntryFieldTypes.Symbol
  captionsUrl?: EntryFieldTypes.Symbol
  autoplay?: EntryFieldTypes.Boolean
  styles?: EntryFieldTypes.Symbol<'rounded' | 'square'>
  thumbnail?: EntryFieldTypes.EntryLink<ImageSkeleton | ImageSetSkeleton>
}

/** Every content type's skeleton, by its id. */
export interface Skeletons {
  accordionItem: AccordionItemSkeleton
  accordionSection: AccordionSectionSkeleton
  activeIngredient: ActiveIngredientSkeleton
  alpPage: AlpPageSkeleton
  article: ArticleSkeleton
  articleCategory: ArticleCategorySkeleton
  articleList: ArticleListSkeleton
  banner: BannerSkeleton
  breadcrumbItem: BreadcrumbItemSkeleton
  buyNowLink: BuyNowLinkSkeleton
  callout: CalloutSkeleton
  cardSection: CardSectionSkeleton
  carousel: CarouselSkeleton
  carouselPanel: CarouselPanelSkeleton
  collectionListPage: CollectionListPageSkeleton
  collectionPage: CollectionPageSkeleton
  contentPage: ContentPageSkeleton
  continent: ContinentSkeleton
  country: CountrySkeleton
  countrySelector: CountrySelectorSkeleton
  extraArticle: ExtraArticleSkeleton
  facet: FacetSkeleton
  faqItem: FaqItemSkeleton
  faqLandingPage: FaqLandingPageSkeleton
  faqPage: FaqPageSkeleton
  faqSection: FaqSectionSkeleton
  favoriteCard: FavoriteCardSkeleton
  feature: FeatureSkeleton
  filterGroup: FilterGroupSkeleton
  floatingSection: FloatingSectionSkeleton
  footer: FooterSkeleton
  header: HeaderSkeleton
  helpfulSection: HelpfulSectionSkeleton
  homePage: HomePageSkeleton
  howToStep: HowToStepSkeleton
  image: ImageSkeleton
  imageSet: ImageSetSkeleton
  labels: LabelsSkeleton
  link: LinkSkeleton
  linkButton: LinkButtonSkeleton
  linkContainer: LinkContainerSkeleton
  menuItem: MenuItemSkeleton
  menuItemContainer: MenuItemContainerSkeleton
  menuSlot: MenuSlotSkeleton
  menuTitle: MenuTitleSkeleton
  notice: NoticeSkeleton
  ourHistory: OurHistorySkeleton
  pageMetadata: PageMetadataSkeleton
  pdpBanner: PdpBannerSkeleton
  person: PersonSkeleton
  popularSearch: PopularSearchSkeleton
  product: ProductSkeleton
  productBanner: ProductBannerSkeleton
  productBannerItem: ProductBannerItemSkeleton
  productListingPage: ProductListingPageSkeleton
  productRecommender: ProductRecommenderSkeleton
  productSection: ProductSectionSkeleton
  productVariant: ProductVariantSkeleton
  recommenderAnswer: RecommenderAnswerSkeleton
  recommenderQuestion: RecommenderQuestionSkeleton
  redirect: RedirectSkeleton
  richTextSection: RichTextSectionSkeleton
  scent: ScentSkeleton
  searchPage: SearchPageSkeleton
  sectionContainer: SectionContainerSkeleton
  sitemap: SitemapSkeleton
  sitemapSection: SitemapSectionSkeleton
  sitemapSubsection: SitemapSubsectionSkeleton
  socialLink: SocialLinkSkeleton
  socialMediaSection: SocialMediaSectionSkeleton
  synonymSet: SynonymSetSkeleton
  tabItem: TabItemSkeleton
  tabsSection: TabsSectionSkeleton
  timelineCard: TimelineCardSkeleton
  timelineHeader: TimelineHeaderSkeleton
  video: VideoSkeleton
}

/** The ids of all content types of the model. */
export type ContentTypeId = keyof Skeletons
