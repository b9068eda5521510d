import { componentLabels } from '@/shared/labels/components'
import { useLabels } from '@/shared/labels/use-labels'
import { LinkButton } from '../LinkButton/LinkButton'
import styles from './LoadFailure.module.scss'

export interface LoadFailureProps {
  onRetry: () => void
  /** Closes the message, where it covers the page. */
  onClose?: () => void
}

/** Fallback of a part whose code could not be loaded, with a way to try again. */
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
