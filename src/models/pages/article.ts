import type { Action } from '../link'
import type { PageBase } from '../page-base'
import type { Picture } from '../picture'
import type { RichText } from '../rich-text'
import type { CardModel, FaqSection } from '../sections'

/** Who wrote or reviewed a text. */
export interface Person {
  id: string
  name: string
  role: string | null
  /** The professional registration, as the profession writes it. */
  registration: string | null
  bio: string | null
  photo: Picture | null
}

export type ShareNetwork = 'whatsapp' | 'facebook' | 'x' | 'copy' | 'share'

export interface HowToStep {
  id: string
  title: string
  text: string
  image: Picture | null
}

/** An article or, with steps, a how-to (specification §3, "Article"). */
export interface ArticleModel extends PageBase {
  type: 'article'
  description: string | null
  category: string | null
  isHowTo: boolean
  picture: Picture | null
  author: Person | null
  reviewer: Person | null
  /** Calendar dates, `2026-11-20`. */
  publishedOn: string | null
  reviewedOn: string | null
  readingMinutes: number
  /** The invitation to share, and the page's whole address. */
  share: { title: string; networks: ShareNetwork[]; url: string } | null
  /** The floating section: a table of contents and what to do next. */
  contents: { title: string; action: Action | null } | null
  body: RichText
  supplies: string[]
  steps: HowToStep[]
  references: string[]
  faq: FaqSection | null
  /** Null texts leave the words to the label table. */
  helpful: { title: string; yes: string | null; no: string | null } | null
  relatedTitle: string | null
  related: CardModel[]
  viewAll: Action | null
}
