/** Milliseconds after which a page that never rests is disturbed all the same. */
const PATIENCE = 3000

/**
 * Calls back once the page has loaded and the browser has nothing better to do: for what nobody waits for.
 * @returns what takes it back
 */
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
