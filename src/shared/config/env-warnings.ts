import type { ServerEnv } from './env-variables'
import { OTHER_VARIABLES } from './other-variables'

/** How names of this site's variables begin. */
const OWN =
  /^(?:ALGOLIA|CONTACT|CONTENTFUL|DATABASE|MAIL|MODERATION|NEWSLETTER|NEXT_PUBLIC|PARTICIPATION|PHARMACOVIGILANCE|PHOTO|PRIVACY|REDIS|RETENTION|REVALIDATE|REVIEWS?|SANDBOX|SITE|SMTP)_/i
/** Kubernetes sets these for each service, whatever its name. */
const OF_A_SERVICE = /_(?:SERVICE_HOST|SERVICE_PORT\w*|PORT|PORT_\w+)$/

const unknownOf = (names: readonly string[], variables: readonly string[]): string[] => {
  const known = new Set([...variables, ...OTHER_VARIABLES])
  return names.flatMap((name) =>
    known.has(name) || !OWN.test(name) || OF_A_SERVICE.test(name)
      ? []
      : [`${name} is not known: see .env.example`],
  )
}

/** What works and does not do what it is there for. */
const halfConfigured = (env: ServerEnv): string[] => {
  if (env.DATABASE_URL === null) return []
  return [
    ...(env.CONTACT_ADDRESS === null
      ? ['CONTACT_ADDRESS is missing: messages of the contact form are stored, and nobody gets them']
      : []),
    ...(env.REVIEWS_ENABLED && env.MODERATION_ADDRESS.length === 0
      ? ['MODERATION_ADDRESS is missing: nobody is told of reviews that wait']
      : []),
    ...(env.SMTP_URL === null ? ['SMTP_URL is missing: mails wait in the database'] : []),
  ]
}

/** Variables that nothing reads, and halves of a configuration, in words without values. @param variables names the server reads */
export function environmentWarnings(
  source: Readonly<Record<string, string | undefined>>,
  env: ServerEnv,
  variables: readonly string[],
): string[] {
  const given = Object.keys(source).filter((name) => source[name]?.trim())
  return [...unknownOf(given, variables), ...halfConfigured(env)]
}
