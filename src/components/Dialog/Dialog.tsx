import { FocusTrap } from 'focus-trap-react'
import { type ReactNode, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useEscape } from '@/hooks/use-escape'
import { useRouteChange } from '@/hooks/use-route-change'
import { useScrollLock } from '@/hooks/use-scroll-lock'
import { classNames } from '@/lib/class-names'
import { useBackToClose } from '@/navigation/use-back-to-close'
import styles from './Dialog.module.scss'
import { useBackdropClick } from './use-backdrop-click'

export interface DialogProps {
  /** Asked for by Escape, the browser's Back, a click beside the dialog, and a way to another page. */
  onClose: () => void
  /** What the dialog is, read aloud, unless `labelledBy` names the element that says it. */
  label?: string | undefined
  labelledBy?: string | undefined
  /** Whether Escape and Back close it. */
  isDismissable?: boolean
  /** Whether a click on the dimmed page closes it. */
  closesBeside?: boolean
  /** Selector of what takes the focus first; the dialog itself by default. */
  initialFocus?: string
  /** Whether the focus goes back to where it was; otherwise the owner says where it goes. */
  returnsFocus?: boolean
  className?: string | undefined
  backdropClassName?: string | undefined
  children: ReactNode
}

/**
 * What every dialog does, over the dimmed page (ARIA Authoring Practices: Dialog (Modal); behavior DIALOG-1): keeps the
 * focus inside, holds the page still, and gives the focus back when it goes. It is open while it is drawn.
 */
export function Dialog({
  onClose,
  label,
  labelledBy,
  isDismissable = true,
  closesBeside = isDismissable,
  initialFocus,
  returnsFocus = true,
  className,
  backdropClassName,
  children,
}: DialogProps) {
  const backdrop = useRef<HTMLDivElement>(null)
  const dialog = useRef<HTMLDivElement>(null)
  useScrollLock(dialog, true)
  useBackToClose(isDismissable, onClose)
  useEscape(isDismissable, onClose)
  useBackdropClick(backdrop, closesBeside, onClose)
  // A choice of filters within the dialog changes the address too, but not the page.
  useRouteChange((isShallow) => !isShallow && onClose())

  const focusTrapOptions = {
    // Closing is the owner's decision: the trap itself never lets go.
    escapeDeactivates: false,
    returnFocusOnDeactivate: returnsFocus,
    allowOutsideClick: true,
    initialFocus: () =>
      (initialFocus && dialog.current?.querySelector<HTMLElement>(initialFocus)) || dialog.current || false,
    fallbackFocus: () => dialog.current ?? document.body,
  } as const

  return createPortal(
    <FocusTrap focusTrapOptions={focusTrapOptions}>
      <div ref={backdrop} className={classNames(styles.backdrop, backdropClassName)} data-screen-only="">
        <div
          ref={dialog}
          className={className}
          role="dialog"
          aria-modal="true"
          aria-label={label}
          aria-labelledby={labelledBy}
          tabIndex={-1}
        >
          {children}
        </div>
      </div>
    </FocusTrap>,
    document.body,
  )
}
