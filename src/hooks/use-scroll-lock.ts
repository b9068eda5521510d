import { type RefObject, useEffect } from 'react'

/**
 * Holds the page still while `isLocked`; what lies inside `ref` still scrolls (behavior DIALOG-1). The
 * library is loaded at the first lock. Locks may overlap: the page moves again when the last one ends.
 */
export function useScrollLock(ref: RefObject<HTMLElement | null>, isLocked: boolean): void {
  useEffect(() => {
    const element = ref.current
    if (!isLocked || !element) return
    let isActive = true
    let release = () => {}
    import('body-scroll-lock').then(({ disableBodyScroll, enableBodyScroll }) => {
      if (!isActive) return
      disableBodyScroll(element, { reserveScrollBarGap: true })
      release = () => enableBodyScroll(element)
    })
    return () => {
      isActive = false
      release()
    }
  }, [ref, isLocked])
}
