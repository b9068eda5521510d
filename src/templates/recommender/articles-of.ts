import type { RecommenderAnswer } from '@/content-model/types/recommender-answer'
import type { CardModel } from '@/models/card'

/** What to read about some answers, each article once. */
export function articlesOf(answers: readonly RecommenderAnswer[]): CardModel[] {
  const all = answers.flatMap(({ articles }) => articles.map((card) => [card.id, card] as const))
  return [...new Map(all).values()]
}
