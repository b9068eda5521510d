import type { z } from 'zod'
import type { SearchConfig } from '@/shared/config/search-config'
import { buildFolder } from './build-folder'
import { requireSameAsBuilt } from './built-with'
import { logLevels } from './env-kinds'
import { readServerEnv } from './env-schema'
import type { ServerEnv } from './env-variables'
import { environmentWarnings } from './env-warnings'
import { type HeaderValues, readHeaderValues } from './header-values'

/* The only reader of process.env in `src` (Biome's `noProcessEnv`), apart from variables that the bundler replaces. */
export type { ServerEnv }

let cached: ServerEnv | null = null

/** The server's variables, checked once per process. */
export function serverEnv(): ServerEnv {
  cached ??= readServerEnv(process.env)
  return cached
}

/** What this process should be warned of: see `environmentWarnings`. @throws as `serverEnv` */
export function ownWarnings(): string[] {
  return environmentWarnings(process.env, serverEnv(), Object.keys(serverEnv()))
}

/** See `requireSameAsBuilt`; outside of a build it compares nothing. @throws as it does */
export function differenceFromBuild(): string | null {
  // Next replaces this variable with the value of the build.
  return requireSameAsBuilt(process.env, process.env.BUILT_WITH)
}

/** What response headers and the content policy depend on. */
export function headerValues(): HeaderValues {
  return readHeaderValues(process.env)
}

/** See `buildFolder`. */
export function ownBuildFolder(): string {
  return buildFolder(process.env)
}

/** The port that this server listens at, which Next sets when it starts. */
export function sitePort(): number {
  return Number(process.env.PORT || 3000)
}

/** True while `next build` generates pages, in its workers too. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build'
}

/** Log lines below this level are not written. Read apart from the rest: faults of the environment are logged too. */
export function logLevel(): z.infer<typeof logLevels> {
  return logLevels.catch('info').parse(process.env.LOG_LEVEL || undefined)
}

/** True where the site is served or built as visitors see it, false in development and tests. */
export function isProduction(): boolean {
  return process.env.NODE_ENV === 'production'
}

/** True under `next dev`. */
export function isDeveloping(): boolean {
  return process.env.NODE_ENV === 'development'
}

/** True when an OTLP endpoint for traces is named (OpenTelemetry's own variables, read by its exporter). */
export function isTracing(): boolean {
  return Boolean(process.env.OTEL_EXPORTER_OTLP_ENDPOINT || process.env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)
}

/** The scheme put before asset addresses (behavior PICTURE-3): the sandbox responds over http. */
export function assetScheme({ CONTENTFUL_INSECURE }: ServerEnv): 'https:' | 'http:' {
  return CONTENTFUL_INSECURE ? 'http:' : 'https:'
}

/** Where and how to search, without secrets; null when no search service is configured: the site then has no search. */
export function searchConfig(): SearchConfig | null {
  const env = serverEnv()
  if (env.NEXT_PUBLIC_ALGOLIA_APP_ID === '') return null
  return {
    appId: env.NEXT_PUBLIC_ALGOLIA_APP_ID,
    searchKey: env.NEXT_PUBLIC_ALGOLIA_SEARCH_KEY,
    host: env.NEXT_PUBLIC_ALGOLIA_HOST,
    indexes: {
      products: env.NEXT_PUBLIC_ALGOLIA_PRODUCTS_INDEX,
      articles: env.NEXT_PUBLIC_ALGOLIA_ARTICLES_INDEX,
    },
    countsSearches: env.COUNT_SEARCHES,
  }
}
