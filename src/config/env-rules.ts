import { type PhotoVariables, photoFaults } from './photo-rules'
import {
  SANDBOX_PARTICIPATION_SECRET,
  SANDBOX_PREVIEW_SECRET,
  SANDBOX_WEBHOOK_SECRET,
} from './sandbox-values'

/** The variables that only make sense, or are only safe, together with others. */
interface Together extends PhotoVariables {
  SITE_URL: string
  CONTENTFUL_USE_PREVIEW: boolean
  CONTENTFUL_PREVIEW_TOKEN: string
  CONTENTFUL_DELIVERY_HOST: string
  CONTENTFUL_PREVIEW_HOST: string
  CONTENTFUL_INSECURE: boolean
  CONTENTFUL_WEBHOOK_SECRET: string
  PREVIEW_SECRET: string | null
  SANDBOX_IN_PUBLIC: boolean
  NEXT_PUBLIC_ALGOLIA_APP_ID: string
  NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: string
  NEXT_PUBLIC_ALGOLIA_HOST: string | null
  NEXT_PUBLIC_ALGOLIA_PRODUCTS_INDEX: string
  NEXT_PUBLIC_ALGOLIA_ARTICLES_INDEX: string
  ALGOLIA_ADMIN_KEY: string
  NEXT_PUBLIC_GTM_ID: string
  GOOGLE_ADS: boolean
  DATABASE_URL: string | null
  SMTP_URL: string | null
  COUNT_SEARCHES: boolean
  MAIL_FROM: string | null
  PARTICIPATION_SECRET: string | null
  PHARMACOVIGILANCE_ADDRESS: string | null
}

export interface EnvFault {
  name: keyof Together
  fault: string
}

const MISSING = 'is missing'
const LOOPBACK = /^(?:localhost|[\w.-]+\.localhost|127(?:\.\d+){3}|\[::1\])$/

/** Whether an address, or a host with or without a port, is this machine itself. */
export function isThisMachine(place: string): boolean {
  const address = place.includes('://') ? place : `http://${place}`
  return URL.canParse(address) && LOOPBACK.test(new URL(address).hostname)
}

const SEARCH_VARIABLES = [
  'NEXT_PUBLIC_ALGOLIA_APP_ID',
  'NEXT_PUBLIC_ALGOLIA_SEARCH_KEY',
  'NEXT_PUBLIC_ALGOLIA_PRODUCTS_INDEX',
  'NEXT_PUBLIC_ALGOLIA_ARTICLES_INDEX',
] as const

/** Search is configured as a whole or not at all: what the given half of a configuration lacks. */
const searchFaults = (env: Together): EnvFault[] => {
  const isAnyGiven =
    env.NEXT_PUBLIC_ALGOLIA_HOST !== null ||
    env.ALGOLIA_ADMIN_KEY !== '' ||
    SEARCH_VARIABLES.some((name) => env[name] !== '')
  const missing = isAnyGiven ? SEARCH_VARIABLES.filter((name) => env[name] === '') : []
  return missing.map((name) => ({ name, fault: MISSING }))
}

/** A secret that is told to browsers, or serves two ends, is none. */
const sharedSecretFaults = (env: Together): EnvFault[] => [
  ...(env.ALGOLIA_ADMIN_KEY !== '' && env.ALGOLIA_ADMIN_KEY === env.NEXT_PUBLIC_ALGOLIA_SEARCH_KEY
    ? [{ name: 'NEXT_PUBLIC_ALGOLIA_SEARCH_KEY', fault: 'must not be ALGOLIA_ADMIN_KEY' } as const]
    : []),
  ...(env.PREVIEW_SECRET !== null && env.PREVIEW_SECRET === env.CONTENTFUL_WEBHOOK_SECRET
    ? [{ name: 'PREVIEW_SECRET', fault: 'must not be CONTENTFUL_WEBHOOK_SECRET' } as const]
    : []),
]

/** What is sent in needs a secret for the links in mails; mails need a server and a sender. */
const participationFaults = (env: Together): EnvFault[] => [
  ...(env.DATABASE_URL !== null && env.PARTICIPATION_SECRET === null
    ? [{ name: 'PARTICIPATION_SECRET', fault: MISSING } as const]
    : []),
  // Forms are open with a database, and any of them may report harm.
  ...(env.DATABASE_URL !== null && env.PHARMACOVIGILANCE_ADDRESS === null
    ? [{ name: 'PHARMACOVIGILANCE_ADDRESS', fault: MISSING } as const]
    : []),
  ...(env.COUNT_SEARCHES && env.DATABASE_URL === null
    ? [{ name: 'DATABASE_URL', fault: MISSING } as const]
    : []),
  ...(env.SMTP_URL !== null && env.MAIL_FROM === null
    ? [{ name: 'MAIL_FROM', fault: MISSING } as const]
    : []),
]

const KNOWN_SECRETS = [
  ['PREVIEW_SECRET', SANDBOX_PREVIEW_SECRET],
  ['CONTENTFUL_WEBHOOK_SECRET', SANDBOX_WEBHOOK_SECRET],
  ['PARTICIPATION_SECRET', SANDBOX_PARTICIPATION_SECRET],
] as const

/** What is right for the sandbox on this machine, and a hole anywhere else. */
const sandboxFaults = (env: Together): EnvFault[] => {
  const isContentHere = [env.CONTENTFUL_DELIVERY_HOST, env.CONTENTFUL_PREVIEW_HOST].every(isThisMachine)
  const isSiteHere = isThisMachine(env.SITE_URL)
  const known = KNOWN_SECRETS.filter(([name, value]) => env[name] === value)
  return [
    ...(isContentHere && isSiteHere ? [] : known).map(([name]) => ({
      name,
      fault:
        "must not be the sandbox's, which everybody knows, unless the site and its content are on this machine",
    })),
    ...(env.CONTENTFUL_INSECURE && !isContentHere
      ? [
          {
            name: 'CONTENTFUL_INSECURE',
            fault: 'must be false unless both Contentful hosts are this machine',
          } as const,
        ]
      : []),
    ...(env.CONTENTFUL_INSECURE && !isSiteHere && !env.SANDBOX_IN_PUBLIC
      ? [
          {
            name: 'SITE_URL',
            fault: 'must be on this machine while the sandbox stands in, unless SANDBOX_IN_PUBLIC is true',
          } as const,
        ]
      : []),
  ]
}

/** What is wrong with variables that are well formed each by itself. */
export function faultsTogether(env: Together): EnvFault[] {
  return [
    ...(env.CONTENTFUL_USE_PREVIEW && env.CONTENTFUL_PREVIEW_TOKEN === ''
      ? [{ name: 'CONTENTFUL_PREVIEW_TOKEN', fault: MISSING } as const]
      : []),
    ...searchFaults(env),
    ...sharedSecretFaults(env),
    ...(env.GOOGLE_ADS && env.NEXT_PUBLIC_GTM_ID === ''
      ? [{ name: 'NEXT_PUBLIC_GTM_ID', fault: MISSING } as const]
      : []),
    ...participationFaults(env),
    ...photoFaults(env),
    ...sandboxFaults(env),
  ]
}
