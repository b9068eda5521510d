import Router from 'next/router'
import { useId, useState } from 'react'
import { pushSearchEvent } from '@/analytics/search-event'
import { SEARCH_MIN_LENGTH } from '@/config/site'
import { usePressOutside } from '@/hooks/use-press-outside'
import { searchLabels } from '@/labels/search'
import { useLabels } from '@/labels/use-labels'
import { guidanceOf } from '../core/guidance'
import { cleanTerm } from '../core/text'
import { resultsHref } from '../core/url-state'
import { Guidance } from '../Guidance'
import { focusNextResults } from '../next-results'
import { PopularSearches } from '../PopularSearches'
import { isEmpty } from './cards-of'
import { OverlayBox } from './OverlayBox'
import { OverlayStatus } from './OverlayStatus'
import styles from './SearchOverlay.module.scss'
import { SuggestionPanel } from './SuggestionPanel'
import { useCombobox } from './use-combobox'
import { useSearchPage } from './use-search-page'
import { useSuggestions } from './use-suggestions'

export interface OverlaySearchProps {
  initialText: string
  onClose: () => void
}

/** What belongs to the text box. */
const AREA = '[data-search-area]'

/** The text box and what stands below it: popular searches, or from 3 characters on what was found (behavior SEARCH-2, SEARCH-3). */
export function OverlaySearch({ initialText, onClose }: OverlaySearchProps) {
  const label = useLabels(searchLabels)
  const listId = useId()
  const [text, setText] = useState(initialText)
  const [isListOpen, setListOpen] = useState(true)

  const term = cleanTerm(text)
  const isLongEnough = [...term].length >= SEARCH_MIN_LENGTH
  const [state, retry] = useSuggestions(isLongEnough ? term : '')
  const page = useSearchPage()
  const guidance = isLongEnough ? guidanceOf(term, page.guidance) : null
  const isShowingPanel = isLongEnough && isListOpen
  const hasAnswer = state.status === 'found' && !isEmpty(state.suggestions)
  const keywords = isShowingPanel && state.status === 'found' ? state.suggestions.keywords : []

  const go = (wanted: string) => {
    const query = cleanTerm(wanted)
    if (query === '') return
    pushSearchEvent(query)
    focusNextResults()
    onClose()
    void Router.push(resultsHref({ term: query }))
  }
  const combobox = useCombobox(keywords, go)
  const { setActive } = combobox
  const change = (next: string) => {
    setText(next)
    setActive(-1)
    setListOpen(true)
  }

  // A click outside the box and what belongs to it closes the list, not the dialog (behavior SEARCH-1).
  usePressOutside(true, AREA, () => {
    setListOpen(false)
    setActive(-1)
  })

  return (
    <div className={styles.content}>
      <div className={styles.area} data-search-area="">
        <OverlayBox
          text={text}
          onChange={change}
          onSubmit={() => go(text)}
          onOpenList={() => setListOpen(true)}
          onClose={onClose}
          combobox={combobox}
          listId={listId}
          isExpanded={keywords.length > 0}
        />
        {isShowingPanel && guidance && <Guidance guidance={guidance} />}
        {isShowingPanel && (
          <SuggestionPanel
            withholdsProducts={guidance?.withholdsProducts ?? false}
            state={state}
            term={term}
            listId={listId}
            active={combobox.active}
            onChoose={go}
            onRetry={retry}
          />
        )}
      </div>
      {(!isLongEnough || (state.status !== 'waiting' && !hasAnswer)) && (
        <PopularSearches title={label('search.topSuggestions')} searches={page.popularSearches} />
      )}
      <OverlayStatus state={isShowingPanel ? state : null} />
    </div>
  )
}
