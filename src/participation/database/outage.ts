import { logger } from '@/logging/logger'
import { outageText } from './service-unavailable'

/** Whether something serves, and a log that says it once. */
export interface Outage {
  /** A failure. Logged when it is the first one of its code in this outage. */
  begin(code: string): void
  /** It served again. Logged when there was an outage. */
  end(): void
  /** Code of the last failure; null while it serves. */
  code(): string | null
  /** Whether the last failure is at most this many milliseconds ago. */
  isRecent(milliseconds: number): boolean
}

/** @param begun and @param ended what the log says at either end; the code and its words follow the first. */
export function createOutage(begun: string, ended: string): Outage {
  const logged = new Set<string>()
  let last: { code: string; at: number } | null = null
  return {
    begin: (code) => {
      if (!logged.has(code)) logger.error({ code }, `${begun}: ${outageText(code)}`)
      logged.add(code)
      last = { code, at: performance.now() }
    },
    end: () => {
      if (last !== null) logger.info(ended)
      logged.clear()
      last = null
    },
    code: () => last?.code ?? null,
    isRecent: (milliseconds) => last !== null && performance.now() - last.at < milliseconds,
  }
}
