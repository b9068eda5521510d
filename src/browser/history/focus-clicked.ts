/**
 * Focuses a clicked link or button, as other browsers do and Safari does not: dialogs and Back return the focus there.
 *
 * @returns ends it
 */
export function startFocusingClicked(): () => void {
  const focus = ({ target, detail }: MouseEvent) => {
    const control = target instanceof Element ? target.closest<HTMLElement>('a[href], button, summary') : null
    // Keys click what has the focus already, scripts whatever they want: neither counts clicks.
    if (detail > 0 && control && !control.contains(document.activeElement))
      control.focus({ preventScroll: true })
  }
  // Before what the click does.
  document.addEventListener('click', focus, { capture: true })
  return () => document.removeEventListener('click', focus, { capture: true })
}
