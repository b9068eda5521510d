import pino from 'pino'
import { isProduction, logLevel } from '@/shared/config/env'
import { errorFields, shorten, shortenFields } from './error-fields'
import { instanceFields } from './instance'
import { readableLines } from './readable-lines'
import { redactSecrets, SECRET_FIELDS } from './secrets'

/**
 * The server's log: in production JSON lines, elsewhere the message alone. Fields first, then the message:
 * `logger.warn({ code, entry }, 'content: ...')`. Errors travel as `err`. No line is longer than collectors take.
 */
const createLogger = () => {
  const options: pino.LoggerOptions = {
    level: logLevel(),
    base: instanceFields(),
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }), log: shortenFields },
    serializers: { err: errorFields },
    redact: { paths: SECRET_FIELDS, censor: '[redacted]' },
    hooks: {
      streamWrite: redactSecrets,
      logMethod(parts, write) {
        const place = typeof parts[0] === 'string' ? 0 : 1
        if (typeof parts[place] === 'string') parts[place] = shorten(parts[place])
        write.apply(this, parts)
      },
    },
  }
  return isProduction() ? pino(options) : pino(options, readableLines)
}

export const logger = createLogger()

/** What an unknown thrown value says of itself, for messages. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
