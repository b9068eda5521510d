import { z } from 'zod'

/* Kinds of variables. A fault says what a value must be. */
export const required = z.string({ error: 'is missing' })
export const text = z.string().default('')
/** Null where it is not set. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null)

export const optional = orNull(z.string())

export const matching = (pattern: RegExp, error: string) => z.string().regex(pattern, { error })

/** A secret of at least so many characters, or null. */
export const secret = (least: number) =>
  orNull(z.string().min(least, { error: `must have ${least} characters or more` }))

export const flag = (fallback: 'true' | 'false' = 'false') =>
  z
    .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
    .default(fallback)
    .transform((value) => value === 'true' || value === '1')

const number = (pattern: RegExp, range: string) => (fallback: number) =>
  matching(pattern, `must be a whole number ${range}`).transform(Number).default(fallback)
export const wholeNumber = number(/^[1-9]\d*$/, 'above 0')
export const shortSeconds = number(/^\d{1,2}$/, 'of seconds below 100')
export const hours = number(/^[1-9]\d{0,2}$/, 'of hours above 0')
export const days = number(/^[1-9]\d{0,4}$/, 'of days above 0')

const address = (protocol: RegExp, start: string) =>
  z.url({ protocol, error: `must be an address that starts with ${start}`, abort: true })
export const url = address(/^https?$/, 'https:// or http://')
export const redisUrl = orNull(address(/^rediss?$/, 'redis:// or rediss://'))
export const postgresUrl = orNull(address(/^postgres(ql)?$/, 'postgres://'))
export const smtpUrl = orNull(address(/^smtps?$/, 'smtp:// or smtps://'))

const isBareOrigin = (value: string): boolean =>
  URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`

export const origin = url
  .refine(isBareOrigin, { error: 'must have no path', abort: true })
  .transform((value) => value.replace(/\/+$/, ''))

export const host = matching(
  /^[\w.-]+(:\d+)?$/,
  'must be a host name without https://, with a port if need be',
)

export const logLevels = z
  .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
    error: 'must be trace, debug, info, warn, error, fatal or silent',
  })
  .default('info')
