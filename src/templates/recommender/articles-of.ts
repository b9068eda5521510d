import type { RecommenderAnswer } from '@/content-model/types/recommender-answer'
import type { CardModel } from '@/models/card'

/** Articles on some answers, once each, in order. @param known those of the page */
export function articlesOf(answers: readonly RecommenderAnswer[], known: readonly CardModel[]): CardModel[] {
  const ids = new Set(answers.flatMap(({ articles = [] }) => articles))
  return [...ids].flatMap((id) => known.find((card) => card.id === id) ?? [])
}
