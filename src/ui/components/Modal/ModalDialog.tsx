import { type ReactNode, useId } from 'react'
import { componentLabels } from '@/shared/labels/components'
import { useLabels } from '@/shared/labels/use-labels'
import { classNames } from '@/shared/utils/class-names'
import { Dialog } from '@/ui/components/Dialog/Dialog'
import { Icon } from '@/ui/components/Icon/Icon'
import styles from './Modal.module.scss'

export interface ModalDialogProps {
  onClose: () => void
  title: string
  isDismissable?: boolean
  isWide?: boolean
  children: ReactNode
}

export function ModalDialog({
  onClose,
  title,
  isDismissable = true,
  isWide = false,
  children,
}: ModalDialogProps) {
  const label = useLabels(componentLabels)
  const titleId = useId()
  return (
    <Dialog
      onClose={onClose}
      labelledBy={titleId}
      isDismissable={isDismissable}
      className={classNames(styles.dialog, isWide && styles.wide)}
      backdropClassName={styles.backdrop}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={classNames('size-h3', styles.title)} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={label('dialog.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </Dialog>
  )
}
