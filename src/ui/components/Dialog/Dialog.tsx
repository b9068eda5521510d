import { FocusTrap } from 'focus-trap-react'
import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useBackToClose } from '@/browser/history/use-back-to-close'
import { useEscape } from '@/browser/hooks/use-escape'
import { useRouteChange } from '@/browser/hooks/use-route-change'
import { useScrollLock } from '@/browser/hooks/use-scroll-lock'
import { classNames } from '@/shared/utils/class-names'
import styles from './Dialog.module.scss'

export interface DialogProps {
  /** Called on Escape, Back, a click outside the dialog, and a page change. */
  onClose: () => void
  /** Accessible name, unless `labelledBy` names an element. */
  label?: string | undefined
  labelledBy?: string | undefined
  isDismissable?: boolean
  closesBeside?: boolean
  /** Selector of the first focus; by default its first heading, so that it is not read whole before its name. */
  initialFocus?: string
  /** Whether the focus returns to where it was; otherwise the owner moves it. */
  returnsFocus?: boolean
  className?: string | undefined
  backdropClassName?: string | undefined
  children: ReactNode
}

/** A pointer that goes down inside the dialog and up outside, as when selecting text, is no click on the backdrop. */
const useBackdropClick = (
  backdrop: RefObject<HTMLElement | null>,
  isActive: boolean,
  onClick: () => void,
) => {
  const close = useEffectEvent(onClick)
  // Before paint, as in use-escape.ts.
  useLayoutEffect(() => {
    const element = backdrop.current
    if (!isActive || !element) return
    let pressed: EventTarget | null = null
    const listeners = new AbortController()
    const { signal } = listeners
    const onRelease = ({ target }: Event) => target === element && pressed === element && close()
    // On the document: screen readers call an element with such a listener, and all in it, clickable.
    document.addEventListener('pointerdown', (event) => (pressed = event.target), { signal })
    document.addEventListener('click', onRelease, { signal })
    return () => listeners.abort()
  }, [backdrop, isActive])
}

/** Every dialog's base, open while rendered (ARIA Authoring Practices: Dialog (Modal); behavior DIALOG-1). */
export function Dialog({
  onClose,
  label,
  labelledBy,
  isDismissable = true,
  closesBeside = isDismissable,
  initialFocus = 'h2[tabindex]',
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
  // Choosing filters in the dialog changes the address too, but not the page.
  useRouteChange((isShallow) => !isShallow && onClose())

  const focusFirst = () => {
    const first = dialog.current?.querySelector<HTMLElement>(initialFocus) ?? dialog.current
    first?.focus()
    // The focus trap would select a text that is in it: the next letter continues it.
    if (first instanceof HTMLInputElement) first.setSelectionRange(first.value.length, first.value.length)
    return first ?? false
  }
  const focusTrapOptions = {
    // Only the owner closes: the focus trap does not deactivate by itself.
    escapeDeactivates: false,
    returnFocusOnDeactivate: returnsFocus,
    allowOutsideClick: true,
    // At once: keys that are pressed until then would be lost.
    delayInitialFocus: false,
    initialFocus: focusFirst,
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
