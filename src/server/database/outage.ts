import { logger } from '@/server/log/logger'
import { outageText } from './service-unavailable'

export type Outage = ReturnType<typeof createOutage>

/**
 * An outage, logged once at its beginning and once at its end: connections fail and succeed beside each other in between.
 * @param begun log message, followed by the code and its explanation @param settled milliseconds without failure that end it
 */
export function createOutage(begun: string, ended: string, settled = 0) {
  const logged = new Set<string>()
  let last: { code: string; at: number } | null = null
  const isRecent = (milliseconds: number): boolean =>
    last !== null && performance.now() - last.at < milliseconds
  return {
    /** A failure. Logged if it is the first of its code in this outage. */
    begin: (code: string): void => {
      if (!logged.has(code)) logger.error({ code }, `${begun}: ${outageText(code)}`)
      logged.add(code)
      last = { code, at: performance.now() }
    },
    /** A success: ends the outage if the last failure is long enough ago. */
    end: (): void => {
      if (last === null || isRecent(settled)) return
      logger.info(ended)
      logged.clear()
      last = null
    },
    /** Code of the last failure; null while it works. */
    code: (): string | null => last?.code ?? null,
    isRecent,
  }
}
