import type { Action, Link } from './link'
import type { Picture } from './picture'
import type { RichText } from './rich-text'

/** Surfaces by token name; see `styles/settings`. */
export type Surface = 'white' | 'ice' | 'mint' | 'petrol' | 'sun'
/** How a picture or video that stands alone is cut: `styles` of its entry. */
export type PictureShape = 'rounded' | 'square' | 'circle'
export type HeadingLevel = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

interface SectionBase {
  /** The entry's id; unique within its list. */
  id: string
}

export interface BannerSection extends SectionBase {
  type: 'banner'
  variant: 'hero' | 'split' | 'overlay' | 'compact'
  headingLevel: HeadingLevel
  tagline: string | null
  title: string | null
  /** The title in two parts, the second emphasised; replaces `title` when present. */
  titleParts: { first: string; second: string } | null
  subTitle: string | null
  description: string | null
  quotes: string[]
  image: Picture | null
  badge: Picture | null
  actions: Action[]
  /** Where the banner itself leads, when no action leads there. */
  link?: Link
}

export interface CalloutSection extends SectionBase {
  type: 'callout'
  variant: 'card' | 'imageLeft' | 'imageRight' | 'highlight' | 'plain'
  title: string | null
  subTitle: string | null
  text: string | null
  supportingText: string | null
  disclaimer: string | null
  image: Picture | null
  /** Asked for with the page instead of when it comes near: `isLazyLoad` of the entry says no. */
  isImageEager?: true
  /** A ground of its own, whatever the section stands on. */
  surface?: Surface
  link: Link | null
  actions: Action[]
}

/** One card of a grid, whatever kind of entry it came from. */
export interface CardModel {
  id: string
  kind: 'callout' | 'favorite' | 'product' | 'article' | 'collection'
  title: string
  eyebrow: string | null
  text: string | null
  image: Picture | null
  href: string | null
  action?: Action
  /** Further actions, each a link of its own. */
  moreActions?: Action[]
  supportingText?: string
  disclaimer?: string
  /** Stands out among its neighbors. */
  isHighlighted?: true
}

export interface CardSection extends SectionBase {
  type: 'cardSection'
  variant: 'grid' | 'tiles' | 'circles' | 'products' | 'articles'
  surface: Surface
  title: string | null
  subTitle: string | null
  description: string | null
  disclaimer: string | null
  image: Picture | null
  cards: CardModel[]
  action: Action | null
}

export interface CarouselPanel {
  id: string
  title: string
  text: string | null
  textUnderButton: string | null
  image: Picture
  action: Action | null
  position: 'left' | 'center' | 'right'
  tone: 'light' | 'dark'
}

export interface CarouselSection extends SectionBase {
  type: 'carousel'
  title: string | null
  panels: CarouselPanel[]
}

export interface RichTextSection extends SectionBase {
  type: 'richText'
  title: string | null
  headingLevel: HeadingLevel
  body: RichText
}

export interface AccordionItem {
  id: string
  /** Unique on its page: a link to it opens it. */
  anchor: string
  title: string
  body: RichText
  expandedImage: Picture | null
  collapsedImage: Picture | null
}

export interface AccordionSection extends SectionBase {
  type: 'accordion'
  title: string | null
  items: AccordionItem[]
}

export interface TabsSection extends SectionBase {
  type: 'tabs'
  title: string | null
  tabs: { id: string; title: string; body: RichText }[]
}

export interface VideoSection extends SectionBase {
  type: 'video'
  title: string
  /** A page of a known video service, or a file; never loaded before a click. */
  source: { kind: 'youtube' | 'vimeo'; videoId: string } | { kind: 'file'; url: string; captionsUrl?: string }
  startsAfterClick: boolean
  thumbnail: Picture | null
  shape: Exclude<PictureShape, 'circle'>
}

export interface PictureSection extends SectionBase {
  type: 'picture'
  picture: Picture
  link: Link | null
  shape: PictureShape
}

export interface ProductBannerSection extends SectionBase {
  type: 'productBanner'
  title: string | null
  items: { id: string; title: string; text: string | null; image: Picture | null }[]
  backgroundImage: Picture | null
}

export interface NoticeSection extends SectionBase {
  type: 'notice'
  tone: 'info' | 'warning' | 'medicine'
  title: string | null
  text: string
}

export interface LinksSection extends SectionBase {
  type: 'links'
  title: string | null
  links: Link[]
}

export interface ActionSection extends SectionBase {
  type: 'action'
  action: Action
}

export interface FaqSection extends SectionBase {
  type: 'faq'
  title: string | null
  questions: { id: string; anchor: string; question: string; answer: string }[]
  action: Action | null
}

export type FeatureType =
  | 'contactForm'
  | 'loginForm'
  | 'registrationForm'
  | 'writeReview'
  | 'compareProducts'
  | 'countrySelector'

export interface FeatureSection extends SectionBase {
  type: 'feature'
  feature: FeatureType
  title: string | null
  description: string | null
}

export type Section =
  | BannerSection
  | CalloutSection
  | CardSection
  | CarouselSection
  | RichTextSection
  | AccordionSection
  | TabsSection
  | VideoSection
  | PictureSection
  | ProductBannerSection
  | NoticeSection
  | LinksSection
  | ActionSection
  | FaqSection
  | FeatureSection

export type SectionType = Section['type']
export type SectionOf<Type extends SectionType> = Extract<Section, { type: Type }>

export interface SectionContainer {
  id: string
  width: 'wide' | 'narrow' | 'full'
  surface: Surface
  backgroundImage: Picture | null
  sections: Section[]
}
