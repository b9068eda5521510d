const showWhole = ({ target }: FocusEvent) => {
  if (target instanceof Element && target.matches('[data-shelf] :focus-visible'))
    target.closest('li')?.scrollIntoView({ inline: 'start', block: 'nearest' })
}

/**
 * On phones a product list scrolls sideways: scrolls a card fully into view when the keyboard focuses it (behavior
 * A11Y-2). Listens on the document, because most lists are in islands that do not hydrate.
 * @returns ends it.
 */
export function startShowingFocusedCards(): () => void {
  document.addEventListener('focusin', showWhole)
  return () => document.removeEventListener('focusin', showWhole)
}
