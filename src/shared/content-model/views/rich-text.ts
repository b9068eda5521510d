import type { BannerSection, ProductBannerSection } from '@/shared/content-model/types/banner'
import type { CalloutSection } from '@/shared/content-model/types/callout'
import type { CardSection } from '@/shared/content-model/types/card-section'
import type { CarouselSection } from '@/shared/content-model/types/carousel'
import type { FaqSection } from '@/shared/content-model/types/faq-section'
import type { FeatureSection } from '@/shared/content-model/types/feature'
import type { PictureSection } from '@/shared/content-model/types/image'
import type { ActionSection, LinksSection } from '@/shared/content-model/types/link'
import type { NoticeSection } from '@/shared/content-model/types/notice'
import type { VideoSection } from '@/shared/content-model/types/video'
import type { Picture } from './picture'
import type { HeadingLevel, SectionBase } from './section-base'

/**
 * Rich text as it travels to the browser: everything in it is settled (where links lead, which section stands between
 * two paragraphs, the anchor and the level of a heading), so that it is only drawn. An empty list draws nothing.
 */
export type RichText = RichTextBlock[]

export type RichTextBlock =
  | { kind: 'paragraph'; children: RichTextInline[] }
  // `level` 1 is the highest of the text and 5 the lowest, none jumps; nothing else on the page has its anchor.
  | RichTextHeading
  | { kind: 'list'; isOrdered?: true; items: RichTextBlock[][] }
  | { kind: 'quote'; children: RichTextBlock[] }
  // `columns` is what the first row says, which tells the table from others of the page; empty where it says nothing.
  | { kind: 'table'; columns: string; rows: RichTextCell[][] }
  | { kind: 'rule' }
  | { kind: 'section'; section: Section }

export interface RichTextHeading {
  kind: 'heading'
  level: number
  anchor: string
  children: RichTextInline[]
}

/** What stands in a line; words without marks are plain strings. */
export type RichTextInline =
  | string
  | RichTextMarked
  | { kind: 'link'; href: string; children: RichTextInline[] }

export type RichTextNode = RichTextBlock | RichTextInline

export interface RichTextCell {
  /** Of header cells: what they name. */
  scope?: 'col' | 'row'
  children: RichTextBlock[]
}

export interface RichTextMarked {
  kind: 'text'
  value: string
  /** The innermost first. */
  marks: RichTextMark[]
}

export type RichTextMark =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'code'
  | 'superscript'
  | 'subscript'
  | 'strikethrough'

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

/** Everything that can be in a block of a page; beside rich text, because each holds the other. */
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
