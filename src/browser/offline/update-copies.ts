import { tolerant } from '@/shared/utils/tolerant'
import { whenIdle } from '@/shared/utils/when-idle'

/** Key of the visitor's list in `localStorage`; the privacy page names it. */
export const SAVED_KEY = 'guardados'

/** The saved pages as stored on this device, JSON. */
export function readSaved(): string {
  return tolerant(() => localStorage.getItem(SAVED_KEY)) ?? '[]'
}

/** Has the worker, if there is one, store the saved pages and renew what is old. */
export function updateCopies(): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(readSaved()))
}

/** Milliseconds of rest after loading: the visitor's own requests come first. */
const REST = 10_000

const start = () => {
  if ('offline' in document.documentElement.dataset)
    navigator.serviceWorker?.register('/sw.js').then(updateCopies, () => {})
}

/** Registers the service worker where the document says so. @returns cancels it before the page has loaded */
export function startOfflinePages(): () => void {
  return whenIdle(() => void setTimeout(start, REST))
}
