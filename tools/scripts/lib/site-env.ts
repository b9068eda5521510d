import nextEnv from '@next/env'
import { readServerEnv } from '@/shared/config/env-schema'
import { SANDBOX_PREVIEW_SECRET, SANDBOX_WEBHOOK_SECRET } from '@/shared/config/sandbox-values'
import { MALLOC_ENV } from './malloc-env'
import { sandboxParticipationEnv } from './participation-env'

export type Variables = Record<string, string | undefined>

/** What a command needs to run the site and, where no space is configured, the sandbox beside it. */
export interface SiteSetup {
  env: NodeJS.ProcessEnv
  port: number
  siteUrl: string
  /** First of the sandbox's ports; null when the site talks to a real Contentful space. */
  sandboxBase: number | null
}

/** A message for the reader of the terminal; no stack trace helps here. */
export class SetupError extends Error {}

const MAX_PORT = 65_530

/** @throws SetupError unless the variable is empty or names a port. */
export function readPort(env: Variables, name: string, fallback: number): number {
  const text = env[name]
  const port = text === undefined || text === '' ? fallback : Number(text)
  if (Number.isInteger(port) && port > 0 && port <= MAX_PORT) return port
  throw new SetupError(`${name}: "${text}" is not a port number.`)
}

/** The services that the sandbox replaces, at its addresses. */
const sandboxEnv = (base: number): Variables => ({
  CONTENTFUL_SPACE_ID: 'sandbox',
  CONTENTFUL_ENVIRONMENT: 'master',
  CONTENTFUL_DELIVERY_TOKEN: 'sandbox-delivery-token',
  CONTENTFUL_PREVIEW_TOKEN: 'sandbox-preview-token',
  CONTENTFUL_DELIVERY_HOST: `localhost:${base}`,
  CONTENTFUL_PREVIEW_HOST: `localhost:${base + 1}`,
  CONTENTFUL_INSECURE: 'true',
  PRIVACY_DOCUMENT_URL: `http://localhost:${base}/privacy/privacy-and-terms.json`,
})

/** The sandbox's search service, where the environment names no Algolia application of its own. */
const sandboxSearchEnv = (base: number): Variables => ({
  NEXT_PUBLIC_ALGOLIA_APP_ID: 'sandbox',
  NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: 'search-key',
  ALGOLIA_ADMIN_KEY: 'admin-key',
  NEXT_PUBLIC_ALGOLIA_HOST: `http://localhost:${base + 2}`,
  NEXT_PUBLIC_ALGOLIA_PRODUCTS_INDEX: 'prod_sandbox_BR_Product_pt-br',
  NEXT_PUBLIC_ALGOLIA_ARTICLES_INDEX: 'prod_sandbox_BR_Article_pt-br',
})

/** Variables of the shell and the .env files, in Next's own order. */
export function readVariables(mode: 'development' | 'production' = 'production'): Variables {
  const { combinedEnv } = nextEnv.loadEnvConfig(process.cwd(), mode === 'development', {
    info: () => {},
    error: console.error,
  })
  return combinedEnv
}

/**
 * The environment of the site: variables of the shell and the .env files, in Next's own order, and the sandbox's values
 * when no space is named. `overrides` take precedence.
 * @throws SetupError that names every missing or malformed variable and what it is for.
 */
export function loadSiteSetup(
  mode: 'development' | 'production' = 'production',
  overrides: Variables = {},
): SiteSetup {
  const given = { ...readVariables(mode), ...overrides }
  const port = readPort(given, 'PORT', 3000)
  const sandboxBase = given.CONTENTFUL_SPACE_ID ? null : readPort(given, 'SANDBOX_PORT_BASE', 4010)
  const env: NodeJS.ProcessEnv = {
    ...MALLOC_ENV,
    ...given,
    ...(sandboxBase !== null && sandboxEnv(sandboxBase)),
    ...(sandboxBase !== null && !given.NEXT_PUBLIC_ALGOLIA_APP_ID && sandboxSearchEnv(sandboxBase)),
    // Local secrets, also with the sandbox.
    ...(sandboxBase !== null && {
      PREVIEW_SECRET: given.PREVIEW_SECRET || SANDBOX_PREVIEW_SECRET,
      CONTENTFUL_WEBHOOK_SECRET: given.CONTENTFUL_WEBHOOK_SECRET || SANDBOX_WEBHOOK_SECRET,
    }),
    ...(sandboxBase !== null && sandboxParticipationEnv(given, sandboxBase)),
    PORT: String(port),
    SITE_URL: given.SITE_URL || `http://localhost:${port}`,
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: '1',
  }
  if (sandboxBase !== null) env.SANDBOX_PORT_BASE = String(sandboxBase)
  try {
    const { SITE_URL } = readServerEnv(env)
    return { env, port, siteUrl: SITE_URL, sandboxBase }
  } catch (error) {
    throw new SetupError(error instanceof Error ? error.message : String(error))
  }
}
