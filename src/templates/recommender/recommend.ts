import type {
  RecommendedProduct,
  RecommenderAnswer,
  RecommenderModel,
  RecommenderQuestion,
} from '@/models/pages/recommender'
import { chosenOf } from './recommender-state'

/** Age decides what may be used at all: nothing is ever suggested against it. */
const SAFETY_QUESTION = 'idade'
/** What may be given up when nothing fits, in this order. Every other question is a condition. */
const RELAXABLE_QUESTIONS = ['forma', 'momento']

export interface Recommendation {
  product: RecommendedProduct
  /** Titles of the facets that were asked for and that the product carries. */
  reasons: string[]
}

export interface Recommendations {
  kind: 'exact' | 'relaxed' | 'others'
  products: Recommendation[]
}

/** What the answers to one question ask of a product: one of these facets. */
interface Condition {
  questionId: string
  answers: RecommenderAnswer[]
}

/** Answers without facets restrict nothing. */
const conditionsOf = (questions: RecommenderQuestion[], answers: string[]): Condition[] =>
  questions
    .map((question) => ({
      questionId: question.id,
      answers: chosenOf(question, answers).filter(({ facets }) => facets.length > 0),
    }))
    .filter((condition) => condition.answers.length > 0)

const answersMet = ({ facets }: RecommendedProduct, { answers }: Condition): RecommenderAnswer[] =>
  answers.filter((answer) => answer.facets.some(({ id }) => facets.includes(id)))

const meets = (product: RecommendedProduct, conditions: Condition[]): boolean =>
  conditions.every((condition) => answersMet(product, condition).length > 0)

const withReasons = (
  product: RecommendedProduct,
  conditions: Condition[],
): Recommendation & { score: number } => {
  const met = conditions.flatMap((condition) => answersMet(product, condition))
  const titles = met.flatMap(({ facets }) =>
    facets.filter(({ id }) => product.facets.includes(id)).map(({ title }) => title),
  )
  return { product, reasons: [...new Set(titles)], score: met.length }
}

/** Those that meet the conditions, those that match most answers first, then in the editors' own order. */
const ranked = (products: RecommendedProduct[], required: Condition[], all: Condition[]): Recommendation[] =>
  products
    .filter((product) => meets(product, required))
    .map((product) => withReasons(product, all))
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        (one.product.featured ?? Number.MAX_SAFE_INTEGER) -
          (other.product.featured ?? Number.MAX_SAFE_INTEGER) ||
        one.product.card.title.localeCompare(other.product.card.title, 'pt-BR'),
    )
    .map(({ product, reasons }) => ({ product, reasons }))

/**
 * The products that fit the answers. When none fits all, form and then moment are given up; when none fits even so, the
 * editors' other suggestions stand in, as far as the age allows them.
 */
export const recommend = (
  { questions, products, otherSuggestions }: RecommenderModel,
  answers: string[],
): Recommendations => {
  const conditions = conditionsOf(questions, answers)
  for (let relaxed = 0; relaxed <= RELAXABLE_QUESTIONS.length; relaxed += 1) {
    const givenUp = RELAXABLE_QUESTIONS.slice(0, relaxed)
    const required = conditions.filter(({ questionId }) => !givenUp.includes(questionId))
    const found = ranked(products, required, conditions)
    if (found.length > 0) return { kind: relaxed === 0 ? 'exact' : 'relaxed', products: found }
  }
  const safety = conditions.filter(({ questionId }) => questionId === SAFETY_QUESTION)
  const others = otherSuggestions
    .flatMap((id) => products.filter(({ card }) => card.id === id))
    .filter((product) => meets(product, safety))
  return { kind: 'others', products: others.map((product) => ({ product, reasons: [] })) }
}
