import type { ServerEnv } from './env-variables'
import {
  SANDBOX_PARTICIPATION_SECRET,
  SANDBOX_PREVIEW_SECRET,
  SANDBOX_WEBHOOK_SECRET,
} from './sandbox-values'

export interface EnvFault {
  name: keyof ServerEnv
  fault: string
}

const MISSING = 'is missing'
const LOOPBACK = /^(?:localhost|[\w.-]+\.localhost|127(?:\.\d+){3}|\[::1\])$/

/** Whether an address, or a host with or without a port, is this machine itself. */
export function isThisMachine(place: string): boolean {
  const address = place.includes('://') ? place : `http://${place}`
  return URL.canParse(address) && LOOPBACK.test(new URL(address).hostname)
}

const faultIf = (isFaulty: boolean, name: keyof ServerEnv, fault = MISSING): EnvFault[] =>
  isFaulty ? [{ name, fault }] : []

const SEARCH_VARIABLES = [
  'NEXT_PUBLIC_ALGOLIA_APP_ID',
  'NEXT_PUBLIC_ALGOLIA_SEARCH_KEY',
  'NEXT_PUBLIC_ALGOLIA_PRODUCTS_INDEX',
  'NEXT_PUBLIC_ALGOLIA_ARTICLES_INDEX',
] as const

/** Search is configured as a whole or not at all: what the given half of a configuration lacks. */
const searchFaults = (env: ServerEnv): EnvFault[] => {
  const isAnyGiven =
    env.NEXT_PUBLIC_ALGOLIA_HOST !== null ||
    env.ALGOLIA_ADMIN_KEY !== '' ||
    SEARCH_VARIABLES.some((name) => env[name] !== '')
  return SEARCH_VARIABLES.flatMap((name) => faultIf(isAnyGiven && env[name] === '', name))
}

const BUCKET_VARIABLES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const BUCKET_OPTIONS = ['S3_REGION', 'S3_SESSION_TOKEN', 'S3_PREFIX', 'S3_ENCRYPTION'] as const

/** A bucket is configured as a whole or not at all; several instances need one place for photos. */
const photoFaults = (env: ServerEnv): EnvFault[] => {
  const isAnyGiven = [...BUCKET_VARIABLES, ...BUCKET_OPTIONS].some((name) => env[name])
  const isShared = env.DATABASE_URL !== null && env.REDIS_URL !== null
  return [
    ...BUCKET_VARIABLES.flatMap((name) => faultIf(isAnyGiven && env[name] === null, name)),
    ...faultIf(
      isShared && !isAnyGiven && env.PHOTO_FOLDER === null,
      'PHOTO_FOLDER',
      'must be set, or S3_*, where REDIS_URL is: instances show the same photos',
    ),
  ]
}

/** A secret must not reach browsers, nor have two uses. */
const sharedSecretFaults = (env: ServerEnv): EnvFault[] => [
  ...faultIf(
    env.ALGOLIA_ADMIN_KEY !== '' && env.ALGOLIA_ADMIN_KEY === env.NEXT_PUBLIC_ALGOLIA_SEARCH_KEY,
    'NEXT_PUBLIC_ALGOLIA_SEARCH_KEY',
    'must not be ALGOLIA_ADMIN_KEY',
  ),
  ...faultIf(
    env.PREVIEW_SECRET !== null && env.PREVIEW_SECRET === env.CONTENTFUL_WEBHOOK_SECRET,
    'PREVIEW_SECRET',
    'must not be CONTENTFUL_WEBHOOK_SECRET',
  ),
]

const KNOWN_SECRETS = [
  ['PREVIEW_SECRET', SANDBOX_PREVIEW_SECRET],
  ['CONTENTFUL_WEBHOOK_SECRET', SANDBOX_WEBHOOK_SECRET],
  ['PARTICIPATION_SECRET', SANDBOX_PARTICIPATION_SECRET],
] as const

/** What is right for the sandbox on this machine, and a hole anywhere else. */
const sandboxFaults = (env: ServerEnv): EnvFault[] => {
  const isContentHere = [env.CONTENTFUL_DELIVERY_HOST, env.CONTENTFUL_PREVIEW_HOST].every(isThisMachine)
  const isSiteHere = isThisMachine(env.SITE_URL)
  const isAllHere = isContentHere && isSiteHere
  return [
    ...KNOWN_SECRETS.flatMap(([name, value]) =>
      faultIf(
        !isAllHere && env[name] === value,
        name,
        "must not be the sandbox's, which everybody knows, unless the site and its content are on this machine",
      ),
    ),
    ...faultIf(
      env.CONTENTFUL_INSECURE && !isContentHere,
      'CONTENTFUL_INSECURE',
      'must be false unless both Contentful hosts are this machine',
    ),
    ...faultIf(
      env.CONTENTFUL_INSECURE && !isSiteHere && !env.SANDBOX_IN_PUBLIC,
      'SITE_URL',
      'must be on this machine while the sandbox stands in, unless SANDBOX_IN_PUBLIC is true',
    ),
  ]
}

/** What is wrong with variables that are well formed each by itself. */
export function faultsTogether(env: ServerEnv): EnvFault[] {
  const hasDatabase = env.DATABASE_URL !== null
  return [
    ...faultIf(env.CONTENTFUL_USE_PREVIEW && env.CONTENTFUL_PREVIEW_TOKEN === '', 'CONTENTFUL_PREVIEW_TOKEN'),
    ...searchFaults(env),
    ...sharedSecretFaults(env),
    ...faultIf(env.GOOGLE_ADS && env.NEXT_PUBLIC_GTM_ID === '', 'NEXT_PUBLIC_GTM_ID'),
    // What is sent in needs a secret for the links in mails; any form may report harm; mails need a sender.
    ...faultIf(hasDatabase && env.PARTICIPATION_SECRET === null, 'PARTICIPATION_SECRET'),
    ...faultIf(hasDatabase && env.PHARMACOVIGILANCE_ADDRESS === null, 'PHARMACOVIGILANCE_ADDRESS'),
    ...faultIf(env.COUNT_SEARCHES && !hasDatabase, 'DATABASE_URL'),
    ...faultIf(env.SMTP_URL !== null && env.MAIL_FROM === null, 'MAIL_FROM'),
    ...photoFaults(env),
    ...sandboxFaults(env),
  ]
}
