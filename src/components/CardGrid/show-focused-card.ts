const showWhole = ({ target }: FocusEvent) => {
  if (target instanceof Element && target.matches('[data-shelf] :focus-visible'))
    target.closest('li')?.scrollIntoView({ inline: 'start', block: 'nearest' })
}

/**
 * On phones a list of cards can be a shelf that scrolls: of what a key reaches there, the whole card comes into sight (behavior A11Y-2).
 * Listens on the document, because server-only parts, which most shelves are in, have no handlers of React's.
 * @returns what ends it.
 */
export function startShowingFocusedCards(): () => void {
  document.addEventListener('focusin', showWhole)
  return () => document.removeEventListener('focusin', showWhole)
}
