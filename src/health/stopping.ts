import { processWide } from '@/lib/process-wide'

const state = processWide('stopping', () => ({ isStopping: false }))

/** From now on this instance takes no new visitors. */
export const markStopping = (): void => {
  state.isStopping = true
}

/** True once the process was asked to end. */
export const isStopping = (): boolean => state.isStopping
