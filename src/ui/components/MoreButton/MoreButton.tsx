import { WithoutScript } from '@/browser/hydration/WithoutScript'
import { componentListLabels } from '@/shared/labels/component-lists'
import { useLabels } from '@/shared/labels/use-labels'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { LinkButton } from '../LinkButton/LinkButton'
import styles from './MoreButton.module.scss'

export interface MoreButtonProps {
  isWaiting?: boolean
  isFailed?: boolean
  onMore: () => void
  /** The list of everything, for browsers without scripts. */
  listHref: string
}

/** Extends a list that is too long for its page (behavior LIST-8). */
export function MoreButton({ isWaiting = false, isFailed = false, onMore, listHref }: MoreButtonProps) {
  const label = useLabels(componentListLabels)
  return (
    <div className={styles.more} data-screen-only="">
      <LinkButton
        variant="secondary"
        data-needs-script=""
        aria-disabled={isWaiting || undefined}
        onClick={onMore}
      >
        {label('lists.more')}
      </LinkButton>
      <p className={styles.status} role="status">
        {isWaiting && label('lists.waiting')}
        {isFailed && label('lists.failed')}
      </p>
      <WithoutScript>
        <AppLink href={listHref}>{label('lists.all')}</AppLink>
      </WithoutScript>
    </div>
  )
}
