import { distance } from 'fastest-levenshtein'
import type { ServerEnv } from './env-variables'
import { OTHER_VARIABLES } from './other-variables'

/** Nobody else names variables like this: one that is not known is misspelled, or of another version. */
const OWN_PREFIX = /^(?:CONTENTFUL|ALGOLIA|NEXT_PUBLIC_ALGOLIA|RETENTION|SANDBOX)_/

/** Shorter names are near to too many others, such as HOST to HOME. */
const LEAST_LENGTH = 7
const MOST_TYPOS = 2

const nearest = (name: string, known: readonly string[]): string | null => {
  const wanted = name.toUpperCase()
  const found = known
    .filter(({ length }) => length >= LEAST_LENGTH)
    .map((each) => ({ each, typos: distance(wanted, each) }))
    .filter(({ typos }) => typos <= MOST_TYPOS)
    .sort((one, other) => one.typos - other.typos)
  return found[0]?.each ?? null
}

const misspelled = (names: readonly string[], variables: readonly string[]): string[] => {
  const known = [...variables, ...OTHER_VARIABLES]
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = nearest(name, known)
      if (meant !== null) return [`${name} is not known: ${meant} may be meant`]
      return OWN_PREFIX.test(name) ? [`${name} is not known: see .env.example`] : []
    })
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

/** Misspelled variables, and halves of a configuration, in words without values. @param variables names the server reads */
export function environmentWarnings(
  source: Readonly<Record<string, string | undefined>>,
  env: ServerEnv,
  variables: readonly string[],
): string[] {
  const given = Object.keys(source).filter((name) => source[name]?.trim())
  return [...misspelled(given, variables), ...halfConfigured(env)]
}
