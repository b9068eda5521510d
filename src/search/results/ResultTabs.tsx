import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { searchLabels } from '@/labels/search'
import { useLabels } from '@/labels/use-labels'
import { classNames } from '@/lib/class-names'
import { SEARCH_TABS, type SearchState, type SearchTab } from '../core/url-state'
import styles from './ResultTabs.module.scss'
import { StateLink } from './StateLink'

export interface ResultTabsProps {
  tab: SearchTab
  counts: Record<SearchTab, number>
  state: SearchState
  onChange: (state: SearchState) => void
  /** What the chosen tab shows. */
  children: ReactNode
}

/** Arrows, Home and End move between the tabs, Space follows like Enter. */
const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key === ' ') {
    event.preventDefault()
    if (event.target instanceof HTMLElement) event.target.click()
    return
  }
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const current = tabs.findIndex((tab) => tab.matches(':focus'))
  const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  tabs.at(next % tabs.length)?.focus()
}

/**
 * Tab 0 shows articles, tab 1 products, each with its count (behavior SEARCH-5). They are links, so that a tab can be
 * shared; arrows, Home and End move between them, and Enter or Space follow, because following asks for an address.
 */
export function ResultTabs({ tab: chosen, counts, state, onChange, children }: ResultTabsProps) {
  const label = useLabels(searchLabels)
  const id = useId()
  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label('search.tabs')} onKeyDown={handleKey}>
        {SEARCH_TABS.map((tab) => (
          <StateLink
            key={tab}
            id={`${id}${tab}`}
            role="tab"
            className={classNames(styles.tab, tab === chosen && styles.selected)}
            state={{ ...state, tab, page: 1 }}
            onChange={onChange}
            aria-selected={tab === chosen}
            aria-controls={`${id}panel`}
            tabIndex={tab === chosen ? 0 : -1}
          >
            {label(`search.${tab}`)} <span className={styles.count}>{counts[tab]}</span>
          </StateLink>
        ))}
      </div>
      <div id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}${chosen}`}>
        {children}
      </div>
    </div>
  )
}
