import { searchLabels } from '@/shared/labels/search'
import { useLabels } from '@/shared/labels/use-labels'
import { classNames } from '@/shared/utils/class-names'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { Icon } from '@/ui/components/Icon/Icon'
import { resultsHref } from '../core/url-state'
import { beginSearch } from '../go-to-results'
import { MeantTerm } from '../MeantTerm'
import { SearchFailure } from '../SearchFailure'
import { UrgentHelp } from '../UrgentHelp'
import { cardsOf, isEmpty } from './cards-of'
import { KeywordList } from './KeywordList'
import { SuggestedCards } from './SuggestedCards'
import styles from './SuggestionPanel.module.scss'
import type { SuggestionState } from './use-suggestions'

const BONES = ['a', 'b', 'c', 'd']

function SuggestionSkeleton() {
  return (
    <div className={styles.panel} aria-hidden="true">
      <div className={styles.keywords}>
        {BONES.map((key) => (
          <span key={key} className={styles.boneLine} />
        ))}
      </div>
      <div className={styles.boneCards}>
        {BONES.map((key) => (
          <span key={key} className={styles.boneCard} />
        ))}
      </div>
    </div>
  )
}

export interface SuggestionPanelProps {
  state: SuggestionState
  term: string
  meant: string | null
  /** The space has guidance: numbers to call are offered where nothing is found. */
  isGuided: boolean
  listId: string
  active: number
  onChoose: (keyword: string) => void
  onRetry: () => void
}

/** Keywords, up to 2 articles and 2 products, and the link to all results. */
export function SuggestionPanel({
  state,
  term,
  meant,
  isGuided,
  listId,
  active,
  onChoose,
  onRetry,
}: SuggestionPanelProps) {
  const label = useLabels(searchLabels)
  if (state.status === 'failed') return <SearchFailure onRetry={onRetry} />
  if (state.status !== 'found') return <SuggestionSkeleton />

  const { keywords } = state.suggestions
  const { articles, products } = cardsOf(state.suggestions)
  if (isEmpty(state.suggestions))
    return (
      <div className={styles.empty}>
        <p className={styles.emptyTitle}>{label('search.nothingSuggested', { term: state.term })}</p>
        <MeantTerm term={meant} />
        <p>{label('search.nothingSuggestedHint')}</p>
        {isGuided && <UrgentHelp />}
      </div>
    )
  return (
    <div className={classNames(styles.panel, state.isStale && styles.stale)}>
      <MeantTerm term={meant} />
      {keywords.length > 0 && (
        <KeywordList
          keywords={keywords}
          term={state.term}
          listId={listId}
          active={active}
          onChoose={onChoose}
        />
      )}
      <div className={styles.cards}>
        <SuggestedCards title={label('search.articles')} hits={articles} variant="article" />
        <SuggestedCards title={label('search.products')} hits={products} variant="product" />
      </div>
      <AppLink className={styles.all} href={resultsHref({ term })} onClick={() => beginSearch(term)}>
        <span className={styles.allText}>{label('search.allResults', { term })}</span>
        <Icon name="arrowRight" />
      </AppLink>
    </div>
  )
}
