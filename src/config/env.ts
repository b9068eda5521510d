import { z } from 'zod'

/**
 * The only reader of process.env in `src`. Every variable has a purpose, which an engineer reads when it is missing or
 * malformed; the defaults are those of `.env.example`.
 */
const required = z.string({ error: 'is missing' })
const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .default('false')
  .transform((value) => value === 'true' || value === '1')
const wholeNumber = (fallback: number) =>
  z
    .string()
    .regex(/^[1-9]\d*$/, { error: 'must be a whole number above 0' })
    .transform(Number)
    .default(fallback)
const url = z.url({ protocol: /^https?$/, error: 'must be an address that starts with https:// or http://' })
const host = z
  .string()
  .regex(/^[\w.-]+(:\d+)?$/, { error: 'must be a host name without https://, with a port if need be' })

const isBareOrigin = (value: string): boolean =>
  URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`

const serverSchema = z.object({
  SITE_URL: url
    .refine(isBareOrigin, { error: 'must have no path', abort: true })
    .transform((value) => value.replace(/\/+$/, ''))
    .default('http://localhost:3000'),
  CONTENTFUL_SPACE_ID: required,
  CONTENTFUL_ENVIRONMENT: z.string().default('master'),
  CONTENTFUL_DELIVERY_TOKEN: required,
  CONTENTFUL_PREVIEW_TOKEN: z.string().default(''),
  CONTENTFUL_USE_PREVIEW: flag,
  CONTENTFUL_DELIVERY_HOST: host.default('cdn.contentful.com'),
  CONTENTFUL_PREVIEW_HOST: host.default('preview.contentful.com'),
  CONTENTFUL_INSECURE: flag,
  CONTENTFUL_MAX_RPS: wholeNumber(50),
  CONTENTFUL_TIMEOUT_MS: wholeNumber(10_000),
  PRIVACY_DOCUMENT_URL: url.nullable().default(null),
  REVALIDATE_SECONDS: wholeNumber(300),
  BUILD_WORKERS: wholeNumber(1),
})

export type ServerEnv = z.infer<typeof serverSchema>

const PURPOSE: Record<keyof ServerEnv, string> = {
  SITE_URL: 'public address of the site, without a path: canonical links and structured data start with it',
  CONTENTFUL_SPACE_ID:
    'id of the Contentful space; leave all CONTENTFUL_* unset and use `npm start` for the sandbox',
  CONTENTFUL_ENVIRONMENT: 'environment of the space',
  CONTENTFUL_DELIVERY_TOKEN: 'Content Delivery API token of the space',
  CONTENTFUL_PREVIEW_TOKEN: 'Content Preview API token, needed when CONTENTFUL_USE_PREVIEW is true',
  CONTENTFUL_USE_PREVIEW: 'true shows drafts on the whole site',
  CONTENTFUL_DELIVERY_HOST: 'host of the Content Delivery API',
  CONTENTFUL_PREVIEW_HOST: 'host of the Content Preview API',
  CONTENTFUL_INSECURE: 'true asks over http, for the sandbox only',
  CONTENTFUL_MAX_RPS: 'highest number of content calls a second, over all workers of a build',
  CONTENTFUL_TIMEOUT_MS: 'milliseconds after which one content call is given up',
  PRIVACY_DOCUMENT_URL: 'http(s) address of the privacy document; empty for none',
  REVALIDATE_SECONDS: 'seconds after which a page may be generated again',
  BUILD_WORKERS: 'workers among which a build shares CONTENTFUL_MAX_RPS; set by next.config.js',
}

const isVariable = (name: PropertyKey | undefined): name is keyof ServerEnv =>
  name !== undefined && name in PURPOSE

const unusable = (faults: { name: PropertyKey | undefined; fault: string }[]): Error => {
  const lines = faults.map(
    ({ name, fault }) => `  ${String(name)}: ${fault}${isVariable(name) ? ` (${PURPOSE[name]})` : ''}`,
  )
  return new Error(`The environment is not usable:\n${lines.join('\n')}\nSee .env.example.`)
}

/**
 * Reads and checks the server's variables; a blank one counts as not set, as containers pass them.
 * @throws one error that names every faulty variable and what it is for.
 */
export const readServerEnv = (source: Record<string, string | undefined>): ServerEnv => {
  const given = Object.entries(source).filter(([, value]) => value?.trim())
  const result = serverSchema.safeParse(Object.fromEntries(given))
  if (!result.success)
    throw unusable(result.error.issues.map(({ path, message }) => ({ name: path[0], fault: message })))
  if (result.data.CONTENTFUL_USE_PREVIEW && result.data.CONTENTFUL_PREVIEW_TOKEN === '')
    throw unusable([{ name: 'CONTENTFUL_PREVIEW_TOKEN', fault: 'is missing' }])
  return result.data
}

let cached: ServerEnv | null = null

/** The server's variables, checked once per process. */
export const serverEnv = (): ServerEnv => {
  cached ??= readServerEnv(process.env)
  return cached
}

/** True while `next build` generates pages, in its workers too. */
export const isBuilding = (): boolean => process.env.NEXT_PHASE === 'phase-production-build'

/** The scheme put before asset addresses (specification §9): the sandbox answers over http. */
export const assetScheme = (): 'https:' | 'http:' => (serverEnv().CONTENTFUL_INSECURE ? 'http:' : 'https:')
