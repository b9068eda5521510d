import { processWide } from '@/lib/process-wide'

const bell = processWide('outbox-bell', (): { ring: () => void } => ({ ring: () => undefined }))

/** Notifies this process's loop, if any, of a new job. */
export function signalOutbox(): void {
  bell.ring()
}

/** @returns unsubscribes */
export function onOutboxSignal(listener: () => void): () => void {
  bell.ring = listener
  return () => {
    bell.ring = () => undefined
  }
}
