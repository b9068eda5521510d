import { whenIdle } from '@/lib/when-idle'
import { WORKER_PATH } from './stored-page'
import { updateCopies } from './update-copies'

/** Milliseconds of rest after loading: the visitor's own requests come first. */
const REST = 10_000

/** Registers the service worker where the document says so. @returns cancels it */
export function startOfflinePages(): () => void {
  let timer = 0
  const start = () => {
    void navigator.serviceWorker.register(WORKER_PATH).catch(() => undefined)
    updateCopies()
  }
  if (!('offline' in document.documentElement.dataset && navigator.serviceWorker)) return () => {}
  const cancel = whenIdle(() => {
    timer = window.setTimeout(start, REST)
  })
  return () => {
    cancel()
    clearTimeout(timer)
  }
}
