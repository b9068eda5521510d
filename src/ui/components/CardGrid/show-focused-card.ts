const showWhole = ({ target }: FocusEvent) => {
  if (target instanceof Element && target.matches('[data-shelf] :focus-visible'))
    target.closest('li')?.scrollIntoView({ inline: 'start', block: 'nearest' })
}

/** Shows a focused card whole in a list that scrolls sideways (behavior A11Y-2), also in islands. @returns ends it */
export function startShowingFocusedCards(): () => void {
  document.addEventListener('focusin', showWhole)
  return () => document.removeEventListener('focusin', showWhole)
}
