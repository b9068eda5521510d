import { processWide } from '@/shared/utils/process-wide'

const MB = 1024 * 1024

/** Bytes of photos in one process until their reviews are stored. Unpacking has its own budget (`memory-budget.ts`). */
const MOST = 40 * MB

/** Bytes of one network address, so that no sender uses up all. */
const MOST_OF_ADDRESS = 15 * MB

const state = processWide('upload-semaphore', () => ({ total: 0, ofAddress: new Map<string, number>() }))

/** Opens a submission's share. Only received bytes count: an announced photo takes nothing from others. */
export function openUpload(addressKey: string) {
  let acquired = 0
  const add = (bytes: number): void => {
    const ofAddress = (state.ofAddress.get(addressKey) ?? 0) + bytes
    if (ofAddress > 0) state.ofAddress.set(addressKey, ofAddress)
    else state.ofAddress.delete(addressKey)
    state.total += bytes
    acquired += bytes
  }
  return {
    /** Acquires received bytes. @returns false, without acquiring, if there are too many */
    acquire: (bytes: number): boolean => {
      const ofAddress = state.ofAddress.get(addressKey) ?? 0
      if (state.total + bytes > MOST || ofAddress + bytes > MOST_OF_ADDRESS) return false
      add(bytes)
      return true
    },
    /** Releases all. */
    release: (): void => add(-acquired),
  }
}

export type Upload = ReturnType<typeof openUpload>
