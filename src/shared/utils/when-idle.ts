/** Longest wait in milliseconds for a page that is never idle. */
const PATIENCE = 3000

/** Calls back once the page has loaded and the browser is idle. @returns cancels it */
export function whenIdle(callback: () => void): () => void {
  let isCanceled = false
  const call = () => isCanceled || callback()
  const rest = () => {
    // Safari has no requestIdleCallback.
    if (window.requestIdleCallback) window.requestIdleCallback(call, { timeout: PATIENCE })
    else setTimeout(call)
  }
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { once: true })
  return () => {
    isCanceled = true
    window.removeEventListener('load', rest)
  }
}
