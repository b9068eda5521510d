import type { Guidance } from '@/shared/content-model/types/search-guidance'
import { searchLabels } from '@/shared/labels/search'
import { useLabels } from '@/shared/labels/use-labels'
import { cardsOf, isEmpty } from './cards-of'
import type { SuggestionState } from './use-suggestions'

export interface OverlayStatusProps {
  state: SuggestionState | null
  guidance: readonly Guidance[]
}

/** For screen readers: guidance, then the number of suggestions. */
export function OverlayStatus({ state, guidance }: OverlayStatusProps) {
  const label = useLabels(searchLabels)
  const announcement = () => {
    if (state?.status === 'failed') return label('search.failed')
    if (state?.status !== 'found' || state.isStale) return ''
    const { suggestions, term } = state
    if (isEmpty(suggestions)) return label('search.announceNothing', { term })
    const { articles, products } = cardsOf(suggestions)
    const keywords = suggestions.keywords.length
    return [
      keywords > 0 && label('search.announceSuggestions', { keywords }),
      articles.length > 0 && label('search.announceArticles', { articles: articles.length }),
      products.length > 0 && label('search.announceProducts', { products: products.length }),
      keywords > 0 && label('search.announceKeys'),
    ]
      .filter(Boolean)
      .join(' ')
  }
  return (
    <p role="status" className="visually-hidden">
      {[...(state === null ? [] : guidance.map(({ title }) => title)), announcement()]
        .filter(Boolean)
        .join(' ')}
    </p>
  )
}
