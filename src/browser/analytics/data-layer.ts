declare global {
  interface Window {
    /** Google Tag Manager's queue; created by whichever code is first. */
    dataLayer?: unknown[]
  }
}

let isPaused = false

/** The queue, in memory only: nothing is stored or sent without a tag manager. */
export function dataLayer(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}

/** While paused, events are dropped: the tag manager runs, but measurement is not allowed. */
export function pauseEvents(isOn: boolean): void {
  isPaused = isOn
}

/** Adds an event to the data layer. */
export function pushEvent(event: Readonly<Record<string, unknown>>): void {
  if (!isPaused) dataLayer().push(event)
}
