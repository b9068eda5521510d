import { useEffect, useRef, useState } from 'react'
import { useEscape } from '@/browser/hooks/use-escape'
import { isLayerOpen } from './layers'

/** Whether Escape means the bar: the focus is in it or nowhere, and nothing covers the page. */
const isMeant = (bar: Element | null): boolean => {
  const { activeElement } = document
  return !isLayerOpen() && (activeElement === document.body || bar?.contains(activeElement) === true)
}

/** A bar at the foot of the window that takes no focus. `isAnnounced` follows a frame later: a live region must precede its text. */
export function useBar(onEscape: () => void) {
  const bar = useRef<HTMLElement>(null)
  const [isAnnounced, setAnnounced] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAnnounced(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  useEscape(true, () => isMeant(bar.current) && onEscape())
  return { bar, isAnnounced }
}
