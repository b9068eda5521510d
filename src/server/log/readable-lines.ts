import { z } from 'zod'

const logLine = z.object({
  level: z.string(),
  msg: z.string().catch(''),
  err: z.object({ stack: z.string() }).optional().catch(undefined),
})

const writers: Record<string, (text: string) => void> = {
  error: (text) => console.error(text),
  fatal: (text) => console.error(text),
  warn: (text) => console.warn(text),
}

/** Where log lines go while a person looks on (development, tests): the console, the message alone. */
export const readableLines = {
  write: (line: string): void => {
    const { level, msg, err } = logLine.parse(JSON.parse(line))
    const write = writers[level] ?? ((text: string) => console.info(text))
    write(err ? `${msg}\n${err.stack}` : msg)
  },
}
