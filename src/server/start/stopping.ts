import { processWide } from '@/shared/utils/process-wide'

const state = processWide('stopping', () => ({ isStopping: false }))

/** From now on this instance takes no new visitors. */
export function markStopping(): void {
  state.isStopping = true
}

export function isStopping(): boolean {
  return state.isStopping
}
