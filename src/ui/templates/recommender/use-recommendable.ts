import { useState } from 'react'
import { useRemainder } from '@/browser/hooks/use-remainder'
import type { RecommendedProduct, RecommenderModel } from '@/shared/content-model/types/product-recommender'
import { listOf } from '@/shared/utils/list-of'

const productsIn = (answer: unknown): RecommendedProduct[] | null => listOf(answer, 'products')

/** Candidate products, loaded from the first answer on, so that the result does not wait. */
export function useRecommendable({ products, restHref }: RecommenderModel, hasAnswers: boolean) {
  const [tries, setTries] = useState(0)
  const { rest, isFailed } = useRemainder(restHref ?? null, hasAnswers ? String(tries) : null, productsIn)
  return {
    /** All candidates; null until loaded. */
    products: restHref === undefined ? products : rest,
    isFailed,
    onRetry: () => setTries(tries + 1),
  }
}
