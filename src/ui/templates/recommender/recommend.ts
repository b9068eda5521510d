import { LOCALE } from '@/shared/config/site'
import type { NoticeSection } from '@/shared/content-model/types/notice'
import type { RecommendedProduct, RecommenderModel } from '@/shared/content-model/types/product-recommender'
import type {
  RecommenderAnswer,
  RecommenderQuestion,
  RecommenderRole,
} from '@/shared/content-model/types/recommender-question'
import type { CardModel } from '@/shared/content-model/views/card'
import { chosenOf } from './recommender-state'

export interface Recommendation {
  product: RecommendedProduct
  /** Titles of the matching answers. */
  reasons: string[]
}

export interface Recommendations {
  kind: 'exact' | 'relaxed' | 'others'
  products: Recommendation[]
}

interface Condition {
  role: RecommenderRole
  answers: RecommenderAnswer[]
}

/** Answers without facets restrict nothing; for safety questions they do not permit everything, so they stay. */
const conditionsOf = (questions: RecommenderQuestion[], answers: string[]): Condition[] =>
  questions
    .map((question) => ({
      role: question.role,
      answers: chosenOf(question, answers).filter(
        ({ facets }) => question.role === 'safety' || facets.length > 0,
      ),
    }))
    .filter((condition) => condition.answers.length > 0)

const answersMet = ({ facets }: RecommendedProduct, { answers }: Condition): RecommenderAnswer[] =>
  answers.filter((answer) => answer.facets.some(({ id }) => facets.includes(id)))

/** Any of several answers is enough, but a product must be safe for every named person. */
const meets = (product: RecommendedProduct, conditions: Condition[]): boolean =>
  conditions.every((condition) => {
    const met = answersMet(product, condition).length
    return condition.role === 'safety' ? met === condition.answers.length : met > 0
  })

const withReasons = (product: RecommendedProduct, conditions: Condition[]): Recommendation => {
  const met = conditions.flatMap((condition) => answersMet(product, condition))
  return { product, reasons: met.map(({ title }) => title) }
}

const isMedicine = ({ product }: Recommendation): boolean => product.card.category === 'medicine'

/** Matching products: most matches first, then those that are no medicine, then the editors' order. */
const ranked = (products: RecommendedProduct[], required: Condition[], all: Condition[]): Recommendation[] =>
  products
    .filter((product) => meets(product, required))
    .map((product) => withReasons(product, all))
    .toSorted(
      (one, other) =>
        other.reasons.length - one.reasons.length ||
        Number(isMedicine(one)) - Number(isMedicine(other)) ||
        (one.product.featured ?? Number.MAX_SAFE_INTEGER) -
          (other.product.featured ?? Number.MAX_SAFE_INTEGER) ||
        one.product.card.title.localeCompare(other.product.card.title, LOCALE),
    )

const withoutExcluded = (products: RecommendedProduct[], answers: string[]): RecommendedProduct[] =>
  products.filter(({ excludedBy }) => !excludedBy.some((id) => answers.includes(id)))

/** Of two products that must not be used together, only the better match stays. */
const withoutConflicts = (found: Recommendation[]): Recommendation[] => {
  const kept: Recommendation[] = []
  for (const one of found)
    if (!kept.some(({ product }) => product.conflicts.includes(one.product.card.id))) kept.push(one)
  return kept
}

/**
 * Matching products, without excluded ones or pairs that must not be used together. If none matches, relaxable
 * questions are dropped one by one, the last first; if none matches then, the editors' other suggestions, as far as
 * they are safe.
 */
export function recommend(
  { questions, products: all, otherSuggestions }: RecommenderModel,
  answers: string[],
): Recommendations {
  const products = withoutExcluded(all, answers)
  const conditions = conditionsOf(questions, answers)
  const relaxable = conditions.filter(({ role }) => role === 'relaxable')
  for (let relaxed = 0; relaxed <= relaxable.length; relaxed += 1) {
    const givenUp = relaxable.slice(relaxable.length - relaxed)
    const required = conditions.filter((condition) => !givenUp.includes(condition))
    const found = withoutConflicts(ranked(products, required, conditions))
    if (found.length > 0) return { kind: relaxed === 0 ? 'exact' : 'relaxed', products: found }
  }
  const safety = conditions.filter(({ role }) => role === 'safety')
  const others = otherSuggestions
    .flatMap((id) => products.filter(({ card }) => card.id === id))
    .filter((product) => meets(product, safety))
    .map((product) => ({ product, reasons: [] }))
  return { kind: 'others', products: withoutConflicts(others) }
}

/** Articles on some answers, once each, in order. @param known those of the page */
export function articlesOf(answers: readonly RecommenderAnswer[], known: readonly CardModel[]): CardModel[] {
  const ids = new Set(answers.flatMap(({ articles = [] }) => articles))
  return [...ids].flatMap((id) => known.find((card) => card.id === id) ?? [])
}

/** Notices of some answers, once each, in order. @param known those of the page */
export function noticesOf(
  answers: readonly RecommenderAnswer[],
  field: 'notice' | 'resultNotice',
  known: readonly NoticeSection[],
): NoticeSection[] {
  const ids = new Set(answers.map((answer) => answer[field]))
  return [...ids].flatMap((id) => known.find((notice) => notice.id === id) ?? [])
}
