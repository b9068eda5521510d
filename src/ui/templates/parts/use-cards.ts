import { useMore } from '@/browser/hooks/use-remainder'
import { LISTED_FIRST } from '@/shared/config/site'
import type { CardModel } from '@/shared/content-model/views/card'
import { listOf } from '@/shared/utils/list-of'

const readers = {
  products: (answer: unknown): CardModel[] | null => listOf(answer, 'products'),
  articles: (answer: unknown): CardModel[] | null => listOf(answer, 'articles'),
  collections: (answer: unknown): CardModel[] | null => listOf(answer, 'collections'),
}

/** A page's cards, with more by a button, null if all are shown (behavior LIST-8). Rendered cards do not change. */
export function useCards(own: CardModel[], restHref: string, name: keyof typeof readers) {
  const { rest, isWaiting, isFailed, clicks, onMore } = useMore(restHref, readers[name])
  if (own.length < LISTED_FIRST) return { cards: own, more: null }
  const shown = own.length + clicks * LISTED_FIRST
  const cards = rest ? [...own, ...rest.slice(own.length, shown)] : own
  const isThereMore = rest === null || cards.length < rest.length
  return { cards, more: isThereMore ? { isWaiting, isFailed, onMore } : null }
}
