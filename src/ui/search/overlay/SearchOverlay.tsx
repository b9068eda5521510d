import { useId, useState } from 'react'
import { useClickOutside } from '@/browser/hooks/use-click-outside'
import { SEARCH_MIN_LENGTH } from '@/shared/config/site'
import { searchLabels } from '@/shared/labels/search'
import { useLabels } from '@/shared/labels/use-labels'
import { meantTerm } from '@/shared/words/understanding/meant-term'
import { Dialog } from '@/ui/components/Dialog/Dialog'
import { FailureBoundary } from '@/ui/components/FailureBoundary/FailureBoundary'
import { cleanTerm } from '../core/text'
import { Guidance } from '../Guidance'
import { goToResults } from '../go-to-results'
import { PopularSearches } from '../PopularSearches'
import { SearchFailure } from '../SearchFailure'
import { UNGUIDED, useAdvice } from '../use-advice'
import { useSearchRules } from '../use-search-rules'
import { adviseSuggestions, hitsOf, isEmpty } from './cards-of'
import { OverlayBox } from './OverlayBox'
import { OverlayStatus } from './OverlayStatus'
import styles from './SearchOverlay.module.scss'
import { SuggestionPanel } from './SuggestionPanel'
import { useCombobox } from './use-combobox'
import { useSuggestions } from './use-suggestions'

export interface SearchOverlayProps {
  /** What the visitor typed while the overlay was loading. */
  initialText: string
  onClose: () => void
}

const PART = { type: 'part', id: 'suggestions' }

const AREA = '[data-search-area]'

/** The search overlay (behavior SEARCH-1 to SEARCH-3): renders at once; the search client loads later. */
export function SearchOverlay({ initialText, onClose }: SearchOverlayProps) {
  const label = useLabels(searchLabels)
  const listId = useId()
  const [text, setText] = useState(initialText)
  const [isListOpen, setListOpen] = useState(true)

  const term = cleanTerm(text)
  const isLongEnough = [...term].length >= SEARCH_MIN_LENGTH
  const [state, retry] = useSuggestions(isLongEnough ? term : '')
  const rules = useSearchRules('overlay')
  const popularSearches = typeof rules === 'string' ? [] : rules.popularSearches
  const advice = useAdvice(isLongEnough ? term : '', rules, null)
  const isShowingPanel = isLongEnough && isListOpen
  const shown = adviseSuggestions(state, advice)
  const hasFound = shown.status === 'found' && !isEmpty(shown.suggestions)
  const meant =
    shown.status === 'found' && !shown.isStale
      ? meantTerm(term, advice, hitsOf(shown.suggestions), popularSearches)
      : null
  const keywords = isShowingPanel && shown.status === 'found' ? shown.suggestions.keywords : []

  const go = (wanted: string) => {
    const query = cleanTerm(wanted)
    if (query === '') return
    onClose()
    goToResults(query)
  }
  const combobox = useCombobox(keywords, go)
  const { setActive } = combobox
  const change = (next: string) => {
    setText(next)
    setActive(-1)
    setListOpen(true)
  }

  // Closes the list, not the dialog (behavior SEARCH-1).
  useClickOutside(true, AREA, () => {
    setListOpen(false)
    setActive(-1)
  })

  return (
    <Dialog
      onClose={onClose}
      label={label('search.dialog')}
      closesBeside={false}
      initialFocus="input"
      returnsFocus={false}
      className={styles.sheet}
      backdropClassName={styles.backdrop}
    >
      <div className={styles.content}>
        <div className={styles.area} data-search-area="">
          <OverlayBox
            text={text}
            onChange={change}
            onSearch={go}
            onOpenList={() => setListOpen(true)}
            onClose={onClose}
            combobox={combobox}
            listId={listId}
            isExpanded={keywords.length > 0}
          />
          {isShowingPanel && <Guidance advice={advice} />}
          {isShowingPanel && (
            <FailureBoundary part={PART} resetKey={state} fallback={() => <SearchFailure onRetry={retry} />}>
              <SuggestionPanel
                state={shown}
                term={term}
                meant={meant}
                isGuided={advice !== UNGUIDED}
                listId={listId}
                active={combobox.active}
                onChoose={go}
                onRetry={retry}
              />
            </FailureBoundary>
          )}
        </div>
        {(!isLongEnough || (shown.status !== 'waiting' && !hasFound && advice.guidance.length === 0)) && (
          <PopularSearches title={label('search.topSuggestions')} searches={popularSearches} />
        )}
        <OverlayStatus state={isShowingPanel ? shown : null} guidance={advice.guidance} />
      </div>
    </Dialog>
  )
}
