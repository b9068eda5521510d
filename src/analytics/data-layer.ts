declare global {
  interface Window {
    /** Google Tag Manager's queue; made by whoever comes first. */
    dataLayer?: unknown[]
  }
}

/** Adds an event to the data layer, where the tag manager finds it whether it runs already, later or never. */
export function pushEvent(event: Readonly<Record<string, unknown>>): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
