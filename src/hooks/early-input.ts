declare global {
  interface Window {
    /**
     * Left behind by src/layout/before-scripts.js: what was pressed or changed so far, each once, the latest last. Undefined once it
     * was taken: a script that arrives later notes nothing.
     */
    takeEarlyInput?: (() => Element[]) | undefined
  }
}

/** Does one thing again that a visitor did before anybody listened. */
export type Replay = () => void

const isTick = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

const isText = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && !isTick(control))

const defaultIndex = ({ options }: HTMLSelectElement): number =>
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  )

/** Whether a control says something else than the server drew. */
const isChanged = (control: Element): boolean => {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== defaultIndex(control)
  if (isTick(control)) return control.checked !== control.defaultChecked
  return isText(control) && control.value !== control.defaultValue
}

/** Back to what the server drew. */
const reset = (control: Element): void => {
  if (control instanceof HTMLSelectElement) control.selectedIndex = defaultIndex(control)
  else if (isTick(control)) control.checked = control.defaultChecked
  else if (isText(control)) control.value = control.defaultValue
}

/**
 * React compares a control with what it last wrote there, through the setter that it puts on the element itself: the
 * element is first set to something else, then, past that setter, to the text, so that the event counts as a change.
 */
const writeText = (control: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  const { selectionStart, selectionEnd } = control
  control.value = text === '' ? '-' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text)
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

const replayOf = (control: Element): Replay | null => {
  if (control instanceof HTMLSelectElement) {
    const { value } = control
    return () => {
      control.value = value
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  if (isTick(control)) {
    const { checked } = control
    // Of several radio buttons the one that stayed chosen counts.
    if (!checked && control.type === 'radio') return null
    return () => {
      control.checked = !checked
      control.click()
    }
  }
  if (isText(control)) {
    const { value } = control
    // What was written since then, with the page alive, is newer.
    return () => writeText(control, control.value === control.defaultValue ? value : control.value)
  }
  if (!(control instanceof HTMLElement)) return null
  return () => {
    // A press on what stands open by now, because the pointer rests there, asks for nothing more.
    if (control.getAttribute('aria-expanded') !== 'true') control.click()
    // What it opened at once is held open by the page itself from now on.
    document.getElementById(control.getAttribute('aria-controls') ?? '')?.removeAttribute('data-early-open')
  }
}

/**
 * A part of the page that React has not reached yet comes alive, as before every press (ADR 87): only then does React
 * note what its controls say, and see that something else is said later. Nobody listens to this event.
 */
const hydrateAt = (control: Element): void => {
  control.dispatchEvent(new Event('compositionend', { bubbles: true }))
}

/** A form that visitors send to the server: what stands in it is theirs, typed now or restored from their last visit. */
const VISITOR_FORM = 'form[method="post"]'

/** Whether the browser may have restored controls from an earlier visit of this page. */
const isRevisit = (): boolean => {
  const [visit] = performance.getEntriesByType?.('navigation') ?? []
  return visit !== undefined && 'type' in visit && visit.type !== 'navigate'
}

/**
 * Everything that visitors pressed, chose and wrote before the page came alive, in their order; to be called as soon as
 * it does, and done again once it knows its address. What else differs from the server's HTML was typed before the noting
 * script ran, unless the page was reloaded or returned to: then the browser restored it, and outside of forms the address
 * knows better, so that it is reset. Handlers must set what the control says rather than turn it over, because the address
 * may say the same.
 */
export function takeEarlyInput(): Replay[] {
  const changed = [...document.querySelectorAll('input, select, textarea')].filter(isChanged)
  // Where the noting script could not be had, every difference counts as the visitor's.
  const taken = window.takeEarlyInput?.() ?? changed
  const others = changed.filter((control) => !taken.includes(control) && !control.closest(VISITOR_FORM))
  const noted = isRevisit() ? taken : [...others, ...taken]
  window.takeEarlyInput = undefined
  const replays = noted.flatMap((control) => {
    const replay = replayOf(control)
    if (!replay) return []
    return () => {
      if (!control.isConnected || control.matches(':disabled')) return
      hydrateAt(control)
      replay()
    }
  })
  for (const control of others) if (!noted.includes(control)) reset(control)
  return replays
}
