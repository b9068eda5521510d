import { z } from 'zod'
import { parseServerEnv } from './env-schema'

const values = z.record(z.string(), z.string())

type Env = Record<string, string | undefined>

/** Variables that differ between a server and its build, by meaning: "1" is "true". @param built by next.config.js */
export function differsFromBuild(env: Env, built: string | undefined) {
  const then = values.parse(JSON.parse(built || '{}'))
  const before = new Map(Object.entries(parseServerEnv({ ...env, ...then })))
  const now = Object.entries(parseServerEnv(env))
  return now.filter(([name, value]) => name in then && before.get(name) !== value).map(([name]) => name)
}

/** Drafts without their headers, or https without its own. */
const isUnsafe = (name: string, env: Env, built: string | undefined): boolean => {
  if (name !== 'SITE_URL') return name === 'CONTENTFUL_USE_PREVIEW' || name === 'CONTENTFUL_INSECURE'
  const then = values.parse(JSON.parse(built || '{}')).SITE_URL ?? ''
  return then.startsWith('https:') !== (env.SITE_URL ?? '').startsWith('https:')
}

/** Compares with the build's values. @returns a warning where pages are old, or null @throws where protection is missing */
export function requireSameAsBuilt(env: Env, built: string | undefined): string | null {
  const names = differsFromBuild(env, built)
  if (names.length === 0) return null
  const message = `The build was made with other values of ${names.join(', ')}. Build again with these values, or start with those of the build.`
  if (names.some((name) => isUnsafe(name, env, built))) throw new Error(message)
  return message
}
