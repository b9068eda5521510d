/** Variables that a build writes into headers, pages and scripts. None is a secret. */
const BUILT_IN = [
  'SITE_URL',
  'CONTENTFUL_SPACE_ID',
  'CONTENTFUL_ENVIRONMENT',
  'CONTENTFUL_DELIVERY_HOST',
  'CONTENTFUL_USE_PREVIEW',
  'CONTENTFUL_INSECURE',
  'NEXT_PUBLIC_ALGOLIA_HOST',
  'NEXT_PUBLIC_GTM_ID',
  'GOOGLE_ADS',
]

/** For `built-with.ts`. @returns JSON */
export function builtInValues(env: Readonly<Record<string, string | undefined>>): string {
  return JSON.stringify(Object.fromEntries(BUILT_IN.map((name) => [name, env[name] ?? ''])))
}
