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

export interface RecommenderQuestion {
  id: string
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
  questions: RecommenderQuestion[]
  products: RecommendedProduct[]
  resultTitle: string | null
  /** Ids of products that are shown when nothing fits. */
  otherSuggestions: string[]
  doctorNotice: NoticeSection | null
  notice: NoticeSection | null
}
