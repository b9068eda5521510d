import { OPTIONAL_CATEGORIES, type OptionalCategory } from '@/browser/analytics/consent-choice'
import { useBar } from '@/browser/history/use-bar'
import type { PrivacyLink } from '@/shared/content-model/views/layout'
import { consentLabels } from '@/shared/labels/consent'
import { useLabels } from '@/shared/labels/use-labels'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import styles from './ConsentBar.module.scss'

export interface ConsentBarProps {
  policy: PrivacyLink
  onDecide: (allowed: readonly OptionalCategory[]) => void
  onPreferences: () => void
  /** On Escape: nothing is allowed, and the next loaded page asks again. */
  onPutOff: () => void
}

/** Blocks nothing and takes no focus. Announced politely: the live region must precede its text. */
export function ConsentBar({ policy, onDecide, onPreferences, onPutOff }: ConsentBarProps) {
  const label = useLabels(consentLabels)
  const { bar, isAnnounced } = useBar(onPutOff)
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
        {isAnnounced && label('consent.barTold')}
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
