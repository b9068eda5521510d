import { z } from 'zod'

/**
 * The only reader of process.env in `src`. Every variable has a purpose, which an engineer reads when it is missing or
 * malformed; the defaults are those of `.env.example`.
 */
const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .default('false')
  .transform((value) => value === 'true' || value === '1')
const wholeNumber = (fallback: number) => z.coerce.number().int().positive().default(fallback)
const url = z.url({ protocol: /^https?$/ })
const optionalUrl = z
  .union([z.literal(''), url])
  .optional()
  .transform((value) => value || null)

const serverSchema = z.object({
  SITE_URL: url.default('http://localhost:3000').transform((value) => value.replace(/\/+$/, '')),
  CONTENTFUL_SPACE_ID: z.string().min(1),
  CONTENTFUL_ENVIRONMENT: z.string().min(1).default('master'),
  CONTENTFUL_DELIVERY_TOKEN: z.string().min(1),
  CONTENTFUL_PREVIEW_TOKEN: z.string().default(''),
  CONTENTFUL_USE_PREVIEW: flag,
  CONTENTFUL_DELIVERY_HOST: z.string().min(1).default('cdn.contentful.com'),
  CONTENTFUL_PREVIEW_HOST: z.string().min(1).default('preview.contentful.com'),
  CONTENTFUL_INSECURE: flag,
  CONTENTFUL_MAX_RPS: wholeNumber(50),
  CONTENTFUL_TIMEOUT_MS: wholeNumber(10_000),
  PRIVACY_DOCUMENT_URL: optionalUrl,
  REVALIDATE_SECONDS: wholeNumber(300),
  BUILD_WORKERS: wholeNumber(1),
})

export type ServerEnv = z.infer<typeof serverSchema>

const PURPOSE: Partial<Record<keyof ServerEnv, string>> = {
  SITE_URL: 'public address of the site, without a path: canonical links and structured data start with it',
  CONTENTFUL_SPACE_ID:
    'id of the Contentful space; leave all CONTENTFUL_* unset and use `npm start` for the sandbox',
  CONTENTFUL_DELIVERY_TOKEN: 'Content Delivery API token of the space',
  CONTENTFUL_PREVIEW_TOKEN: 'Content Preview API token, needed when CONTENTFUL_USE_PREVIEW is true',
  CONTENTFUL_MAX_RPS: 'highest number of content calls a second, over all workers of a build',
  CONTENTFUL_TIMEOUT_MS: 'milliseconds after which one content call is given up',
  PRIVACY_DOCUMENT_URL: 'http(s) address of the privacy document; empty for none',
  REVALIDATE_SECONDS: 'seconds after which a page may be generated again',
}

/** Reads and checks the server's variables. Throws one error that names every faulty variable and what it is for. */
export const readServerEnv = (source: Record<string, string | undefined>): ServerEnv => {
  const result = serverSchema.safeParse(source)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => {
      const name = String(issue.path[0]) as keyof ServerEnv
      return `  ${name}: ${issue.message}${PURPOSE[name] ? ` (${PURPOSE[name]})` : ''}`
    })
    throw new Error(`The environment is not usable:\n${lines.join('\n')}\nSee .env.example.`)
  }
  if (result.data.CONTENTFUL_USE_PREVIEW && result.data.CONTENTFUL_PREVIEW_TOKEN === '') {
    throw new Error(
      `The environment is not usable:\n  CONTENTFUL_PREVIEW_TOKEN: missing (${PURPOSE.CONTENTFUL_PREVIEW_TOKEN})`,
    )
  }
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
