import { z } from 'zod'
import { faultsTogether } from './env-rules'
import { PARTICIPATION_PURPOSE, participationVariables } from './participation-env'

/*
 * Every variable has a purpose, which an engineer reads when it is missing or malformed; the defaults are those of
 * `.env.example`.
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
const url = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with https:// or http://',
  abort: true,
})
const host = z
  .string()
  .regex(/^[\w.-]+(:\d+)?$/, { error: 'must be a host name without https://, with a port if need be' })

export const logLevels = z
  .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
    error: 'must be trace, debug, info, warn, error, fatal or silent',
  })
  .default('info')

const isBareOrigin = (value: string): boolean =>
  URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`

const origin = url
  .refine(isBareOrigin, { error: 'must have no path', abort: true })
  .transform((value) => value.replace(/\/+$/, ''))

const serverSchema = z.object({
  SITE_URL: origin.default('http://localhost:3000'),
  CONTENTFUL_SPACE_ID: required,
  CONTENTFUL_ENVIRONMENT: z.string().default('master'),
  CONTENTFUL_DELIVERY_TOKEN: required,
  CONTENTFUL_PREVIEW_TOKEN: z.string().default(''),
  CONTENTFUL_USE_PREVIEW: flag,
  PREVIEW_SECRET: z.string().min(16, { error: 'must have 16 characters or more' }).nullable().default(null),
  CONTENTFUL_DELIVERY_HOST: host.default('cdn.contentful.com'),
  CONTENTFUL_PREVIEW_HOST: host.default('preview.contentful.com'),
  CONTENTFUL_INSECURE: flag,
  SANDBOX_IN_PUBLIC: flag,
  CONTENTFUL_MAX_RPS: wholeNumber(50),
  CONTENTFUL_TIMEOUT_MS: wholeNumber(10_000),
  PRIVACY_DOCUMENT_URL: url.nullable().default(null),
  REVALIDATE_SECONDS: wholeNumber(300),
  REVIEW_GRACE_DAYS: wholeNumber(90),
  BUILD_WORKERS: wholeNumber(1),
  NEXT_PUBLIC_ALGOLIA_APP_ID: z.string().default(''),
  NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: z.string().default(''),
  NEXT_PUBLIC_ALGOLIA_HOST: origin.nullable().default(null),
  NEXT_PUBLIC_ALGOLIA_PRODUCTS_INDEX: z.string().default(''),
  NEXT_PUBLIC_ALGOLIA_ARTICLES_INDEX: z.string().default(''),
  ALGOLIA_ADMIN_KEY: z.string().default(''),
  NEXT_PUBLIC_GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, { error: 'must be the id of a container, in the form GTM-XXXXXXX' })
    .default(''),
  GOOGLE_ADS: flag,
  CONTENTFUL_WEBHOOK_SECRET: z
    .string()
    .length(64, { error: 'must have 64 characters, as Contentful makes them' })
    .default(''),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be an address that starts with redis:// or rediss://' })
    .nullable()
    .default(null),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,2}$/, { error: 'must be a whole number of seconds below 100' })
    .transform(Number)
    .default(5),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:mailto:\S+@\S+|https:\/\/\S+|tel:\+[\d-]+)$/, {
      error: 'must start with mailto:, https:// or tel:+',
    })
    .nullable()
    .default(null),
  OFFLINE_PAGES: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  ...participationVariables,
  LOG_LEVEL: logLevels,
})

export type ServerEnv = z.infer<typeof serverSchema>

export const PURPOSE: Record<keyof ServerEnv, string> = {
  SITE_URL: 'public address of the site, without a path: canonical links and structured data start with it',
  CONTENTFUL_SPACE_ID:
    'id of the Contentful space; leave all CONTENTFUL_* unset and use `npm start` for the sandbox',
  CONTENTFUL_ENVIRONMENT: 'environment of the space',
  CONTENTFUL_DELIVERY_TOKEN: 'Content Delivery API token of the space',
  CONTENTFUL_PREVIEW_TOKEN:
    'Content Preview API token, needed for previews and when CONTENTFUL_USE_PREVIEW is true',
  CONTENTFUL_USE_PREVIEW: 'true shows drafts on the whole site',
  PREVIEW_SECRET: 'secret in the addresses by which editors preview drafts; empty for no preview',
  CONTENTFUL_DELIVERY_HOST: 'host of the Content Delivery API',
  CONTENTFUL_PREVIEW_HOST: 'host of the Content Preview API',
  CONTENTFUL_INSECURE: 'true asks over http, for the sandbox only',
  SANDBOX_IN_PUBLIC: 'true lets the sandbox stand in at a public SITE_URL, e.g. to show the sample site',
  CONTENTFUL_MAX_RPS: 'highest number of content calls a second, over all workers of a build',
  CONTENTFUL_TIMEOUT_MS: 'milliseconds after which one content call is given up',
  PRIVACY_DOCUMENT_URL: 'http(s) address of the privacy document; empty for none',
  REVALIDATE_SECONDS: 'seconds after which a page may be generated again',
  REVIEW_GRACE_DAYS: 'days after which a text with an overdue review leaves search guidance and suggestions',
  BUILD_WORKERS: 'workers among which a build shares CONTENTFUL_MAX_RPS; set by next.config.js',
  NEXT_PUBLIC_ALGOLIA_APP_ID: 'id of the Algolia application; without it the site has no search',
  NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: 'key of the application that may search and nothing else; browsers see it',
  NEXT_PUBLIC_ALGOLIA_HOST: "origin of the search service; empty for Algolia's own hosts",
  NEXT_PUBLIC_ALGOLIA_PRODUCTS_INDEX: 'index of products, in the form prod_brand_BR_Product_pt-br',
  NEXT_PUBLIC_ALGOLIA_ARTICLES_INDEX: 'index of articles, in the form prod_brand_BR_Article_pt-br',
  ALGOLIA_ADMIN_KEY:
    'key that may write the indexes: needed by `npm run search:index` and to keep them up to date',
  NEXT_PUBLIC_GTM_ID: 'id of the Google Tag Manager container, which loads with consent only; empty for none',
  GOOGLE_ADS: 'true lets tags of Google Ads in the container reach their hosts',
  CONTENTFUL_WEBHOOK_SECRET: 'secret that signs webhooks; without it the webhook is off',
  REDIS_URL: 'address of the Redis that several instances share pages by; empty for one instance',
  DRAIN_SECONDS:
    'seconds for which a server that was asked to end says so to balancers before its port closes',
  SECURITY_CONTACT: 'where people tell of holes, for /.well-known/security.txt; empty for no such file',
  OFFLINE_PAGES: 'off removes from browsers what they stored for times without network',
  ...PARTICIPATION_PURPOSE,
  LOG_LEVEL: 'least severe log lines that are written',
}

const isVariable = (name: PropertyKey | undefined): name is keyof ServerEnv =>
  name !== undefined && name in PURPOSE

const unusable = (faults: { name: PropertyKey | undefined; fault: string }[]): Error => {
  const lines = faults.map(
    ({ name, fault }) => `  ${String(name)}: ${fault}${isVariable(name) ? ` (${PURPOSE[name]})` : ''}`,
  )
  return new Error(`The environment is not usable:\n${lines.join('\n')}\nSee .env.example.`)
}

/** Reads variables that are well formed each by itself; a blank one counts as not set, as containers pass them. @throws */
export function parseServerEnv(source: Record<string, string | undefined>): ServerEnv {
  const given = Object.entries(source).filter(([, value]) => value?.trim())
  const result = serverSchema.safeParse(Object.fromEntries(given))
  if (!result.success)
    throw unusable(result.error.issues.map(({ path, message }) => ({ name: path[0], fault: message })))
  return result.data
}

/**
 * Reads and checks the server's variables, each and together.
 * @throws one error that names every faulty variable and what it is for.
 */
export function readServerEnv(source: Record<string, string | undefined>): ServerEnv {
  const env = parseServerEnv(source)
  const faults = faultsTogether(env)
  if (faults.length > 0) throw unusable(faults)
  return env
}
