import { FocusTrap } from 'focus-trap-react'
import { useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '@/components/Icon/Icon'
import { useScrollLock } from '@/hooks/use-scroll-lock'
import { componentLabels } from '@/labels/components'
import { useLabels } from '@/labels/use-labels'
import { useBackToClose } from '@/navigation/use-back-to-close'
import type { ModalProps } from './Modal'
import styles from './Modal.module.scss'
import { useDismissal } from './use-dismissal'

/** The open dialog: keeps focus inside, holds the page still, and gives focus back when it goes. */
export function ModalDialog({ onClose, title, isDismissable = true, children }: Omit<ModalProps, 'isOpen'>) {
  const label = useLabels(componentLabels)
  const backdrop = useRef<HTMLDivElement>(null)
  const dialog = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useScrollLock(dialog, true)
  useBackToClose(isDismissable, onClose)
  useDismissal(backdrop, isDismissable, onClose)

  const focusTrapOptions = {
    // Closing is the owner's decision: the trap itself never lets go.
    escapeDeactivates: false,
    allowOutsideClick: true,
    initialFocus: () => dialog.current ?? false,
    fallbackFocus: () => dialog.current ?? document.body,
  } as const

  return createPortal(
    <FocusTrap focusTrapOptions={focusTrapOptions}>
      <div ref={backdrop} className={styles.backdrop} data-screen-only="">
        <div
          ref={dialog}
          className={styles.dialog}
          role="dialog"
          aria-modal="true"
          aria-labelledby={titleId}
          tabIndex={-1}
        >
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <button
              type="button"
              className={styles.close}
              aria-label={label('dialog.close')}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          </div>
          {children}
        </div>
      </div>
    </FocusTrap>,
    document.body,
  )
}
