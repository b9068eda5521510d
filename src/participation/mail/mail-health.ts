import { processWide } from '@/lib/process-wide'

const last = processWide('mail-health', () => ({ isDown: false }))

/** The server responded to a mail. */
export function noteMailSent(): void {
  last.isDown = false
}

export function noteMailFailed(): void {
  last.isDown = true
}

/** Whether the last mail failed because the server was unavailable; known from mails, without a query. */
export function isMailDown(): boolean {
  return last.isDown
}
