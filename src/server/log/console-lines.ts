import { format, stripVTControlCharacters } from 'node:util'
import { logger, reasonOf } from './logger'
import { isReported, markReported } from './reported-errors'

/** Milliseconds that an error waits: Next prints it first and then reports its request, which makes the better line. */
const WAIT_FOR_REQUEST = 250

const LEVELS = { log: 'info', info: 'info', debug: 'debug', warn: 'warn', error: 'error' } as const
type Level = (typeof LEVELS)[keyof typeof LEVELS]

const waiting = new Map<Error, () => void>()

/** Logs an error once, however often it is printed, and not at all when its request was reported meanwhile. */
const logOnce = (error: Error, level: Level, text: string): void => {
  if (isReported(error) || waiting.has(error)) return
  const write = (): void => {
    waiting.delete(error)
    if (isReported(error)) return
    markReported(error)
    logger[level]({ err: error }, `next: ${text || reasonOf(error)}`)
  }
  waiting.set(error, write)
  setTimeout(write, WAIT_FOR_REQUEST).unref()
}

/** Without colors, and without the sign that Next puts before its own messages. */
const textOf = (parts: unknown[]): string =>
  stripVTControlCharacters(format(...parts))
    .replace(/^\s*[^\p{L}\p{N}\s"'([{/<]\s+/u, '')
    .trim()

/** Turns what Next and packages print into JSON lines, so that a visitor's address can neither forge nor break one. */
export function logConsole(): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    Reflect.set(console, method, (...parts: unknown[]): void => {
      const error = parts.find((part) => part instanceof Error)
      const text = textOf(parts.filter((part) => part !== error))
      if (error) logOnce(error, level, text)
      else if (text !== '') logger[level](`next: ${text}`)
    })
  }
  process.once('exit', () => {
    for (const write of [...waiting.values()]) write()
  })
}
