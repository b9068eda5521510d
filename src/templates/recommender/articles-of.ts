import type { RecommenderAnswer } from '@/content-model/types/recommender-answer'
import type { CardModel } from '@/models/card'

/** What to read about some answers, each article once, in the order of the answers. @param known those of the page */
export function articlesOf(answers: readonly RecommenderAnswer[], known: readonly CardModel[]): CardModel[] {
  const ids = new Set(answers.flatMap(({ articles = [] }) => articles))
  return [...ids].flatMap((id) => known.find((card) => card.id === id) ?? [])
}
