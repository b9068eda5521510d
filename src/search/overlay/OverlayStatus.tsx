import type { Guidance } from '@/content-model/types/search-guidance'
import { searchLabels } from '@/labels/search'
import { useLabels } from '@/labels/use-labels'
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
    return label('search.announceSuggestions', {
      keywords: suggestions.keywords.length,
      articles: articles.length,
      products: products.length,
    })
  }
  return (
    <p role="status" className="visually-hidden">
      {[...(state === null ? [] : guidance.map(({ title }) => title)), announcement()]
        .filter(Boolean)
        .join(' ')}
    </p>
  )
}
