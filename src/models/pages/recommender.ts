import type { PageBase } from '../page-base'
import type { Picture } from '../picture'
import type { CardModel, NoticeSection } from '../sections'

export interface RecommenderAnswer {
  /** Unique among all answers; stands in the address. */
  id: string
  title: string
  image: Picture | null
  /** Alternatives: a product that carries one of them fits the answer. None: the answer restricts nothing. */
  facets: { id: string; title: string }[]
  /** Leads to the doctor notice instead of products. */
  needsDoctor: boolean
}

/**
 * What the answers to a question decide. `safety`: what may be used at all, nothing is ever suggested against it.
 * `condition`: a product must fit. `relaxable`: given up when nothing fits, the last of these questions first.
 */
export type RecommenderRole = 'safety' | 'condition' | 'relaxable'

export interface RecommenderQuestion {
  id: string
  role: RecommenderRole
  title: string
  help: string | null
  isMultiple: boolean
  answers: RecommenderAnswer[]
}

export interface RecommendedProduct {
  card: CardModel
  facets: string[]
  featured: number | null
}

export interface RecommenderModel extends PageBase {
  type: 'recommender'
  description: string | null
  image: Picture | null
  /** One of them at least has the role `safety`. */
  questions: RecommenderQuestion[]
  products: RecommendedProduct[]
  resultTitle: string | null
  /** Ids of products that are shown when nothing fits. */
  otherSuggestions: string[]
  doctorNotice: NoticeSection | null
  notice: NoticeSection | null
}
