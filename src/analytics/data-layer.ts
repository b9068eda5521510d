declare global {
  interface Window {
    /** Google Tag Manager's queue; made by whoever comes first. */
    dataLayer?: unknown[]
  }
}

let isPaused = false

/** The queue, which lives in the memory of the page alone: nothing of it is kept or sent before there is a tag manager. */
export function dataLayer(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}

/** While held, events are dropped: the tag manager is there, but measuring is not allowed (any more). */
export function pauseEvents(isOn: boolean): void {
  isPaused = isOn
}

/** Adds an event to the data layer, where the tag manager finds it if it is ever allowed to run. */
export function pushEvent(event: Readonly<Record<string, unknown>>): void {
  if (!isPaused) dataLayer().push(event)
}
