import { leaveOnline } from './offline'

/** Where a page's code is not to be had: the router has set its address, and the server draws it in full. */
export function drawByServer(): Promise<never> {
  // On the server a failure is one.
  if (typeof window === 'undefined') return Promise.reject(new Error('code of a page is not to be had'))
  leaveOnline(() => window.location.reload())
  return new Promise(() => {})
}
