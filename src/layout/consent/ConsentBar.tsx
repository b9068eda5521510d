import { useEffect, useRef, useState } from 'react'
import { OPTIONAL_CATEGORIES, type OptionalCategory } from '@/analytics/consent-choice'
import { AppLink } from '@/components/AppLink/AppLink'
import { LinkButton } from '@/components/LinkButton/LinkButton'
import type { PrivacyLink } from '@/content-model/views/layout'
import { consentLabels } from '@/labels/consent'
import { useLabels } from '@/labels/use-labels'
import { isLayerOpen } from '@/navigation/layers'
import { useEscape } from '@/utils/hooks/use-escape'
import styles from './ConsentBar.module.scss'

export interface ConsentBarProps {
  policy: PrivacyLink
  onDecide: (allowed: readonly OptionalCategory[]) => void
  onPreferences: () => void
  /** On Escape: nothing is allowed, and the next loaded page asks again. */
  onPutOff: () => void
}

/** Whether Escape means the bar: the focus is in it or nowhere, and nothing covers the page. */
const isMeant = (bar: Element | null): boolean => {
  const { activeElement } = document
  return !isLayerOpen() && (activeElement === document.body || bar?.contains(activeElement) === true)
}

/** Blocks nothing and takes no focus. Announced politely: the live region must precede its text. */
export function ConsentBar({ policy, onDecide, onPreferences, onPutOff }: ConsentBarProps) {
  const label = useLabels(consentLabels)
  const bar = useRef<HTMLElement>(null)
  const [isNarrative, setAnnounced] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAnnounced(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  useEscape(true, () => isMeant(bar.current) && onPutOff())
  return (
    <section
      ref={bar}
      className={styles.bar}
      aria-label={label('consent.barTitle')}
      data-consent-bar=""
      data-tone="light"
      data-screen-only=""
    >
      <p className="visually-hidden" role="status">
        {isNarrative && label('consent.barTold')}
      </p>
      <p>
        <strong className={styles.title}>{label('consent.barTitle')}</strong>
        {label('consent.barText')} <span className={styles.health}>{label('consent.barHealth')}</span>{' '}
        {policy && <AppLink href={policy.href}>{label('consent.policy')}</AppLink>}
      </p>
      <div className={styles.answers}>
        <LinkButton variant="secondary" onClick={() => onDecide(OPTIONAL_CATEGORIES)}>
          {label('consent.accept')}
        </LinkButton>
        <LinkButton variant="secondary" onClick={() => onDecide([])}>
          {label('consent.reject')}
        </LinkButton>
        <LinkButton variant="secondary" onClick={onPreferences}>
          {label('consent.preferences')}
        </LinkButton>
      </div>
    </section>
  )
}
