import { z } from 'zod'
import { parseServerEnv } from './env-schema'

const values = z.record(z.string(), z.string())

type Env = Record<string, string | undefined>

/**
 * The variables in which a server differs from the build that it serves, in their meaning: "1" is "true".
 * @param built what next.config.js wrote into the build; nothing outside of one.
 */
export function differsFromBuild(env: Env, built: string | undefined) {
  const then = values.parse(JSON.parse(built || '{}'))
  const before = new Map(Object.entries(parseServerEnv({ ...env, ...then })))
  const now = Object.entries(parseServerEnv(env))
  return now.filter(([name, value]) => name in then && before.get(name) !== value).map(([name]) => name)
}

/** A server that shows drafts without the headers that keep them from caches, or speaks https without its headers. */
const isUnsafe = (name: string, env: Env, built: string | undefined): boolean => {
  if (name !== 'SITE_URL') return name === 'CONTENTFUL_USE_PREVIEW' || name === 'CONTENTFUL_INSECURE'
  const then = values.parse(JSON.parse(built || '{}')).SITE_URL ?? ''
  return then.startsWith('https:') !== (env.SITE_URL ?? '').startsWith('https:')
}

/**
 * Headers, addresses and pages of a build are made with values that a later start cannot change: noindex and no-store of
 * drafts, HTTPS only, canonical links.
 * @returns what to warn of where the difference only makes pages old, such as canonical links; null where nothing differs.
 * @throws one error that names every variable that differs, where the server would lack what keeps it safe.
 */
export function requireSameAsBuilt(env: Env, built: string | undefined): string | null {
  const names = differsFromBuild(env, built)
  if (names.length === 0) return null
  const message = `The build was made with other values of ${names.join(', ')}. Build again with these values, or start with those of the build.`
  if (names.some((name) => isUnsafe(name, env, built))) throw new Error(message)
  return message
}
