import { type RefObject, useEffect } from 'react'
import { decodeAddress } from '@/lib/decode-address'
import { scrollBelowHeader } from '@/lib/scroll-below-header'

const isPanelOf = (group: HTMLElement, element: unknown): element is HTMLDetailsElement =>
  element instanceof HTMLDetailsElement && element.parentElement === group

/**
 * Closes the other panels when one opens, also where the browser does not group disclosures by name; scrolls to a
 * panel that the visitor opened; opens the panel that the address names.
 */
export function useOnePanelOpen(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const group = ref.current
    if (!group) return
    const listeners = new AbortController()
    const { signal } = listeners
    let asked: HTMLDetailsElement | null = null

    const openNamedPanel = () => {
      const panel = document.getElementById(decodeAddress(window.location.hash.slice(1)))
      if (!isPanelOf(group, panel)) return
      asked = panel
      panel.open = true
    }
    const noteClick = ({ target }: Event) => {
      const panel = target instanceof Element && target.closest('summary')?.parentElement
      if (isPanelOf(group, panel)) asked = panel
    }
    const settle = ({ target: panel }: Event) => {
      if (!isPanelOf(group, panel) || !panel.open) return
      for (const other of group.children) if (isPanelOf(group, other) && other !== panel) other.open = false
      if (asked === panel) scrollBelowHeader(panel)
      asked = null
    }

    group.addEventListener('click', noteClick, { signal })
    group.addEventListener('toggle', settle, { signal, capture: true })
    window.addEventListener('hashchange', openNamedPanel, { signal })
    openNamedPanel()
    return () => listeners.abort()
  }, [ref])
}
