import { processWide } from '@/lib/process-wide'

const state = processWide('stopping', () => ({ isStopping: false }))

/** From now on this instance takes no new visitors. */
export function markStopping(): void {
  state.isStopping = true
}

/** True once the process was asked to end. */
export function isStopping(): boolean {
  return state.isStopping
}
