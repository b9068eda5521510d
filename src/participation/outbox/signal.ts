import { processWide } from '@/lib/process-wide'

const bell = processWide('outbox-bell', (): { ring: () => void } => ({ ring: () => undefined }))

/** Tells this process's loop, if it runs one, that there is work. */
export function signalOutbox(): void {
  bell.ring()
}

/** Who is woken. @returns takes it away again */
export function onOutboxSignal(listener: () => void): () => void {
  bell.ring = listener
  return () => {
    bell.ring = () => undefined
  }
}
