import { processWide } from '@/lib/process-wide'

const last = processWide('mail-health', () => ({ isDown: false }))

/** The server took, or refused with reason, what it was given. */
export function noteMailSent(): void {
  last.isDown = false
}

export function noteMailFailed(): void {
  last.isDown = true
}

/** Whether the last mail did not go because the server was away. Nothing is asked for this: mails themselves tell. */
export function isMailDown(): boolean {
  return last.isDown
}
