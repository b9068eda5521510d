import type { RefCallback } from 'react'

const CONTROL = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary'

const controlIn = (place: Element): HTMLElement | null =>
  place.matches(CONTROL) && place instanceof HTMLElement ? place : place.querySelector<HTMLElement>(CONTROL)

/** The entry of a list, cell of a row or part of a box that takes the place of a removed one. */
const heirOf = (gone: Element, neighbors: (Node | null)[]): HTMLElement | null => {
  for (const place of neighbors) {
    if (!(place instanceof Element)) continue
    // Another entry of the same list, or a control beside the one that went; no section that merely follows.
    const isAlike = place.tagName === gone.tagName || (gone.matches(CONTROL) && place.matches(CONTROL))
    const heir = isAlike ? controlIn(place) : null
    if (heir) return heir
  }
  return null
}

/**
 * Keeps the focus near when the control that has it goes, as a filter does that is removed by a press: it moves to the
 * neighbor that takes its place, else to the nearest part of the page around it that can have the focus.
 */
export const moveFocusNear: RefCallback<HTMLElement> = (root) => {
  if (!root) return
  let focused: Element | null = null
  const note = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? target : null
  }
  // What visitors leave themselves is theirs to leave: removal is noticed before this task is run.
  const forget = ({ target }: FocusEvent) => {
    setTimeout(() => {
      if (focused === target && document.activeElement !== target) focused = null
    })
  }
  const observer = new MutationObserver((changes) => {
    const lost = focused
    if (!lost || lost.isConnected || document.activeElement !== document.body) return
    focused = null
    for (const { removedNodes, target, nextSibling, previousSibling } of changes)
      for (const gone of removedNodes) {
        if (!(gone instanceof Element && gone.contains(lost) && target instanceof Element)) continue
        const around = target.closest<HTMLElement>('[tabindex="-1"]')
        heirOf(gone, [nextSibling, previousSibling])?.focus()
        if (document.activeElement === document.body) around?.focus({ preventScroll: true })
        return
      }
  })
  const listeners = new AbortController()
  root.addEventListener('focusin', note, { signal: listeners.signal })
  root.addEventListener('focusout', forget, { signal: listeners.signal })
  observer.observe(root, { childList: true, subtree: true })
  return () => {
    listeners.abort()
    observer.disconnect()
  }
}
