import { whenIdle } from '@/lib/when-idle'
import { updateCopies } from './update-copies'

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
