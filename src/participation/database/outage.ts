import { logger } from '@/logging/logger'
import { outageText } from './service-unavailable'

/** A service's outage, logged once. */
export interface Outage {
  /** A failure. Logged if it is the first of its code in this outage. */
  begin(code: string): void
  /** It works again. Logged after an outage. */
  end(): void
  /** Code of the last failure; null while it works. */
  code(): string | null
  /** Whether the last failure is at most this many milliseconds ago. */
  isRecent(milliseconds: number): boolean
}

/** @param begun and @param ended log messages; the code and its explanation follow the first. */
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
