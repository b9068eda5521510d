import { processWide } from '@/lib/process-wide'

const MB = 1024 * 1024

/**
 * Bytes of photos that one process holds at once, from the first byte received until the review is stored. The memory of
 * unpacking them is counted apart (`memory-budget.ts`).
 */
const MOST = 40 * MB

/** Bytes of these that one network address may take, so that no single sender fills the room. */
const MOST_OF_ADDRESS = 15 * MB

/** Seconds after which a visitor whose photo found no room may try again. */
export const ROOM_SECONDS = 10

/** The room that the photo of one submission takes. */
export interface Room {
  /** Takes room for bytes that were received. @returns false when there is none: nothing is taken then */
  take: (bytes: number) => boolean
  /** Gives back all that was taken. */
  leave: () => void
}

const state = processWide('photo-room', () => ({ total: 0, ofAddress: new Map<string, number>() }))

/**
 * Opens a room for the photo of one submission. Only received bytes count: a connection that announces a photo and sends
 * none of it costs nobody a place.
 * @param addressKey of the sender
 */
export function openRoom(addressKey: string): Room {
  let taken = 0
  const add = (bytes: number): void => {
    const ofAddress = (state.ofAddress.get(addressKey) ?? 0) + bytes
    if (ofAddress > 0) state.ofAddress.set(addressKey, ofAddress)
    else state.ofAddress.delete(addressKey)
    state.total += bytes
    taken += bytes
  }
  return {
    take: (bytes) => {
      const ofAddress = state.ofAddress.get(addressKey) ?? 0
      if (state.total + bytes > MOST || ofAddress + bytes > MOST_OF_ADDRESS) return false
      add(bytes)
      return true
    },
    leave: () => add(-taken),
  }
}
