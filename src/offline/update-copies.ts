/** Key of the visitor's list in `localStorage`; the privacy page names it. */
export const SAVED_KEY = 'guardados'

/** The saved pages as stored on this device, JSON. Storage may be forbidden, full or broken: nothing is saved then. */
export function readSaved(): string {
  try {
    return localStorage.getItem(SAVED_KEY) ?? '[]'
  } catch {
    return '[]'
  }
}

/** Has the worker, if there is one, store the saved pages and renew what is old. */
export function updateCopies(): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(readSaved()))
}
