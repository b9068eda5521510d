import { processWide } from '@/lib/process-wide'

const MB = 1024 * 1024

/**
 * Bytes of photos that one process holds at once, from the first byte received until the review is stored. The memory of
 * unpacking them is counted apart (`memory-budget.ts`).
 */
const MOST = 40 * MB

/** Bytes of these that one network address may use, so that no single sender uses up all. */
const MOST_OF_ADDRESS = 15 * MB

/** Seconds after which a visitor whose photo was too much at that moment may try again. */
export const UPLOAD_RETRY_SECONDS = 10

/** The share of the photo of one submission. */
export interface Upload {
  /** Acquires bytes that were received. @returns false when there are too many: none is acquired then */
  acquire: (bytes: number) => boolean
  /** Releases all that was acquired. */
  release: () => void
}

const state = processWide('upload-semaphore', () => ({ total: 0, ofAddress: new Map<string, number>() }))

/**
 * Opens the share of one submission. Only received bytes count: a connection that announces a photo and sends none of it
 * takes nothing from others.
 * @param addressKey of the sender
 */
export function openUpload(addressKey: string): Upload {
  let acquired = 0
  const add = (bytes: number): void => {
    const ofAddress = (state.ofAddress.get(addressKey) ?? 0) + bytes
    if (ofAddress > 0) state.ofAddress.set(addressKey, ofAddress)
    else state.ofAddress.delete(addressKey)
    state.total += bytes
    acquired += bytes
  }
  return {
    acquire: (bytes) => {
      const ofAddress = state.ofAddress.get(addressKey) ?? 0
      if (state.total + bytes > MOST || ofAddress + bytes > MOST_OF_ADDRESS) return false
      add(bytes)
      return true
    },
    release: () => add(-acquired),
  }
}
