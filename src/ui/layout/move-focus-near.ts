import type { RefCallback } from 'react'

const CONTROL = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary'

const controlIn = (place: Element, lost: Element): HTMLElement | null =>
  place.matches(CONTROL) && place instanceof HTMLElement
    ? place
    : (place.querySelector<HTMLElement>(`${lost.tagName}:is(${CONTROL})`) ??
      place.querySelector<HTMLElement>(CONTROL))

/** The list entry, cell or control that takes the place of a removed one. */
const heirOf = (gone: Element, lost: Element, neighbors: (Node | null)[]): HTMLElement | null => {
  for (const place of neighbors) {
    if (!(place instanceof Element)) continue
    // An entry of the same list or a control beside it; not a section that merely follows.
    const isAlike = place.tagName === gone.tagName || (gone.matches(CONTROL) && place.matches(CONTROL))
    const heir = isAlike ? controlIn(place, lost) : null
    if (heir) return heir
  }
  return null
}

/** When the focused control is removed, moves the focus to its neighbor or the part around it. */
export const moveFocusNear: RefCallback<HTMLElement> = (root) => {
  if (!root) return
  let focused: Element | null = null
  const note = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? target : null
  }
  // Visitors may blur a control themselves: removals are noticed before this task runs.
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
        heirOf(gone, lost, [nextSibling, previousSibling])?.focus()
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
