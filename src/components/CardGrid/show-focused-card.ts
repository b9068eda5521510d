const showWhole = ({ target }: FocusEvent) => {
  if (target instanceof Element && target.matches('[data-shelf] :focus-visible'))
    target.closest('li')?.scrollIntoView({ inline: 'start', block: 'nearest' })
}

/**
 * On phones a list of products is a shelf that scrolls: of what a key reaches there, the whole card is shown (behavior A11Y-2).
 * Listens on the document, because most shelves are in islands that do not hydrate.
 * @returns what ends it.
 */
export function startShowingFocusedCards(): () => void {
  document.addEventListener('focusin', showWhole)
  return () => document.removeEventListener('focusin', showWhole)
}
