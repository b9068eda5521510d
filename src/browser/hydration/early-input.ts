declare global {
  interface Window {
    /** By src/ui/layout/before-scripts.js: elements used so far, latest last; undefined after the call. */
    takeEarlyInput?: (() => Element[]) | undefined
  }
}

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

/** Whether a control differs from the server's HTML. */
const isChanged = (control: Element): boolean => {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== defaultIndex(control)
  if (isTick(control)) return control.checked !== control.defaultChecked
  return isText(control) && control.value !== control.defaultValue
}

const reset = (control: Element): void => {
  if (control instanceof HTMLSelectElement) control.selectedIndex = defaultIndex(control)
  else if (isTick(control)) control.checked = control.defaultChecked
  else if (isText(control)) control.value = control.defaultValue
}

/** React compares with the value of its own setter: only one set past that setter counts as a change. */
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
    // Of radio buttons, the one that stayed chosen counts.
    if (!checked && control.type === 'radio') return null
    return () => {
      control.checked = !checked
      control.click()
    }
  }
  if (isText(control)) {
    const { value } = control
    // Text written after hydration is newer.
    return () => writeText(control, control.value === control.defaultValue ? value : control.value)
  }
  if (!(control instanceof HTMLElement)) return null
  return () => {
    // A panel that is already open, because the pointer is on it, needs no click.
    if (control.getAttribute('aria-expanded') !== 'true') control.click()
    // React's state replaces the early attribute.
    document.getElementById(control.getAttribute('aria-controls') ?? '')?.removeAttribute('data-early-open')
  }
}

/** Hydrates the boundary around a control, as any event does (ADR 87); nobody listens to this one. */
const hydrateAt = (control: Element): void => {
  control.dispatchEvent(new Event('compositionend', { bubbles: true }))
}

/** A form sent to the server: its values are the visitor's, typed now or restored by the browser. */
const VISITOR_FORM = 'form[method="post"]'

/** Whether the browser may have restored controls from an earlier visit. */
const isRevisit = (): boolean => {
  const [visit] = performance.getEntriesByType?.('navigation') ?? []
  return visit !== undefined && 'type' in visit && visit.type !== 'navigate'
}

/**
 * All clicks, choices and text from before hydration, in order. Call it at hydration, and run the result once the
 * address is read. Other differences from the server's HTML were typed before the recording script ran, or, after a
 * reload or Back, restored by the browser: the latter are reset outside of forms, where the address is newer.
 * Handlers must set the control's value, not toggle it, because the address may contain the same value.
 */
export function takeEarlyInput(): Replay[] {
  const changed = [...document.querySelectorAll('input, select, textarea')].filter(isChanged)
  // Without the recording script every difference counts as the visitor's.
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
