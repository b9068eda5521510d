import { FocusTrap } from 'focus-trap-react'
import Router from 'next/router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useScrollLock } from '@/hooks/use-scroll-lock'
import { searchLabels } from '@/labels/search'
import { useLabels } from '@/labels/use-labels'
import { useBackToClose } from '@/navigation/use-back-to-close'
import { OverlaySearch } from './OverlaySearch'
import styles from './SearchOverlay.module.scss'

export interface SearchOverlayProps {
  /** Asked for by Escape, the browser's Back, the cancel button, a submit, and whenever the visitor moves on to another page. */
  onClose: () => void
}

/**
 * The search overlay (behavior SEARCH-1): a dialog over the dimmed page, with everything that it needs to be drawn;
 * only the search client comes later. Clicks beside it do not close it.
 */
export function SearchOverlay({ onClose }: SearchOverlayProps) {
  const label = useLabels(searchLabels)
  const dialog = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useScrollLock(dialog, true)
  useBackToClose(true, onClose)

  useEffect(() => {
    const leave = () => close()
    const handleKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && close()
    document.addEventListener('keydown', handleKeyDown)
    Router.events.on('routeChangeStart', leave)
    Router.events.on('hashChangeStart', leave)
    return () => {
      document.removeEventListener('keydown', handleKeyDown)
      Router.events.off('routeChangeStart', leave)
      Router.events.off('hashChangeStart', leave)
    }
  }, [])

  const focusTrapOptions = {
    // Closing is the owner's decision, and so is where the focus goes then.
    escapeDeactivates: false,
    returnFocusOnDeactivate: false,
    allowOutsideClick: true,
    initialFocus: () => dialog.current?.querySelector('input') ?? false,
    fallbackFocus: () => dialog.current ?? document.body,
  } as const

  return createPortal(
    <FocusTrap focusTrapOptions={focusTrapOptions}>
      <div className={styles.backdrop} data-screen-only="">
        <div
          ref={dialog}
          className={styles.sheet}
          role="dialog"
          aria-modal="true"
          aria-label={label('search.dialog')}
          tabIndex={-1}
        >
          <OverlaySearch onClose={onClose} />
        </div>
      </div>
    </FocusTrap>,
    document.body,
  )
}
