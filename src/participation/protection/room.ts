import { processWide } from '@/lib/process-wide'

/**
 * Submissions with a photo that one process holds at once, from the first byte until they are stored: each is held whole
 * several times over. What unpacking takes is counted apart (`memory-budget.ts`).
 */
const MOST = 8

/** Seconds after which somebody who found no room comes back. */
export const ROOM_SECONDS = 10

const state = processWide('photo-room', () => ({ taken: 0 }))

/** Takes a place. @returns leaves it again; null when there is none */
export function enterRoom(): (() => void) | null {
  if (state.taken >= MOST) return null
  state.taken += 1
  return () => {
    state.taken -= 1
  }
}
