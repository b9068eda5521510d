import type { Action } from '../link'
import type { PageBase } from '../page-base'
import type { Picture } from '../picture'
import type { BannerSection, CalloutSection } from '../sections'
import type { SitemapLink } from './sitemap'

export interface FaqQuestion {
  id: string
  /** Unique on the page that shows it. */
  anchor: string
  question: string
  answer: string
}

/** Questions of one subject. */
export interface FaqPageModel extends PageBase {
  type: 'faq'
  description: string | null
  picture: Picture | null
  questions: FaqQuestion[]
  /** The page of all subjects. */
  landing: SitemapLink | null
  /** The other subjects. */
  others: SitemapLink[]
}

export interface FaqTopic {
  id: string
  /** Its anchor on the landing page. */
  anchor: string
  title: string
  /** Null where the subject has no page of its own. */
  href: string | null
  description: string | null
  picture: Picture | null
  questions: FaqQuestion[]
}

/** All subjects with their questions, to be searched. */
export interface FaqLandingModel extends PageBase {
  type: 'faqLanding'
  description: string | null
  banner: BannerSection | null
  topics: FaqTopic[]
  /** What to do when no answer helped. */
  action: Action | null
  callout: CalloutSection | null
}
