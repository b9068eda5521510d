import { logger } from '@/logging/logger'
import { outageText } from './service-unavailable'

/**
 * A service's outage, logged once.
 * @param begun and @param ended log messages; the code and its explanation follow the first.
 */
export function createOutage(begun: string, ended: string) {
  const logged = new Set<string>()
  let last: { code: string; at: number } | null = null
  return {
    /** A failure. Logged if it is the first of its code in this outage. */
    begin: (code: string): void => {
      if (!logged.has(code)) logger.error({ code }, `${begun}: ${outageText(code)}`)
      logged.add(code)
      last = { code, at: performance.now() }
    },
    /** It works again. Logged after an outage. */
    end: (): void => {
      if (last !== null) logger.info(ended)
      logged.clear()
      last = null
    },
    /** Code of the last failure; null while it works. */
    code: (): string | null => last?.code ?? null,
    isRecent: (milliseconds: number): boolean => last !== null && performance.now() - last.at < milliseconds,
  }
}
