import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useCurrentAnchor } from '@/browser/hooks/use-current-anchor'
import type { TimelineCard } from '@/shared/content-model/types/our-history'
import { editorialLabels } from '@/shared/labels/editorial'
import { useLabels } from '@/shared/labels/use-labels'
import { prefersReducedMotion } from '@/shared/utils/motion'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { tabAfterKey } from '@/ui/components/Tabs/tab-after-key'
import styles from './HistoryPage.module.scss'

const behaviorOf = (): ScrollBehavior => (prefersReducedMotion() ? 'auto' : 'smooth')

/** Links to the years in a sticky row, which follows the reading; arrow keys, Home and End move between them. */
export function Years({ cards }: { cards: TimelineCard[] }) {
  const label = useLabels(editorialLabels)
  const row = useRef<HTMLOListElement>(null)
  const current = useCurrentAnchor(cards.map(({ anchor }) => anchor))

  useEffect(() => {
    if (!row.current) return
    const link = current === null ? null : row.current.querySelector<HTMLElement>('[aria-current]')
    // Above the first year the row is at its start.
    const left = link ? link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2 : 0
    row.current.scrollTo({ left, behavior: behaviorOf() })
  }, [current])

  const walk = (event: KeyboardEvent<HTMLAnchorElement>, index: number) => {
    const next = tabAfterKey(event.key, index, cards.length)
    if (next === null) return
    event.preventDefault()
    row.current?.querySelectorAll('a')[next]?.focus({ preventScroll: true })
    document
      .getElementById(cards[next]?.anchor ?? '')
      ?.scrollIntoView({ behavior: behaviorOf(), block: 'start' })
  }

  return (
    <nav className={styles.years} aria-label={label('history.years')}>
      <ol ref={row} className={styles.row} tabIndex={-1}>
        {cards.map(({ id, anchor, year }, index) => (
          <li key={id}>
            <AppLink
              className={styles.yearLink}
              href={`#${anchor}`}
              aria-current={anchor === current ? 'location' : undefined}
              onKeyDown={(event) => walk(event, index)}
            >
              {year}
            </AppLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
