import { type RefObject, useEffect } from 'react'

/** Locks the page's scrolling, except in `ref` (DIALOG-1). Locks may overlap: the last to end unlocks. */
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
