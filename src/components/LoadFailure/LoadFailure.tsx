import { componentLabels } from '@/labels/components'
import { useLabels } from '@/labels/use-labels'
import { LinkButton } from '../LinkButton/LinkButton'
import styles from './LoadFailure.module.scss'

export interface LoadFailureProps {
  onRetry: () => void
  /** Takes the message away; given where it lies over the page. */
  onClose?: () => void
}

/** In place of a part whose code could not be loaded: what happened, and the way to try again. */
export function LoadFailure({ onRetry, onClose }: LoadFailureProps) {
  const label = useLabels(componentLabels)
  return (
    <div className={onClose ? styles.overPage : styles.inPage} role="alert" data-screen-only="">
      <p>{label('load.failed')}</p>
      <div className={styles.actions}>
        <LinkButton variant="secondary" size="compact" onClick={onRetry}>
          {label('load.retry')}
        </LinkButton>
        {onClose && (
          <LinkButton variant="text" size="compact" onClick={onClose}>
            {label('dialog.close')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
