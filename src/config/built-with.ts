import { z } from 'zod'
import { parseServerEnv } from './env'

const values = z.record(z.string(), z.string())

/**
 * The variables in which a server differs from the build that it serves, in their meaning: "1" is "true".
 * @param built what next.config.js wrote into the build; nothing outside of one.
 */
export const differsFromBuild = (env: Record<string, string | undefined>, built: string | undefined) => {
  const then = values.parse(JSON.parse(built || '{}'))
  const before = new Map(Object.entries(parseServerEnv({ ...env, ...then })))
  const now = Object.entries(parseServerEnv(env))
  return now.filter(([name, value]) => name in then && before.get(name) !== value).map(([name]) => name)
}

/**
 * Headers, addresses and pages of a build are made with values that a later start cannot change: noindex and no-store of
 * drafts, HTTPS only, canonical links.
 * @throws one error that names every variable that differs.
 */
export const requireSameAsBuilt = (): void => {
  // Next puts the value of the build in the place of this variable.
  const names = differsFromBuild(process.env, process.env.BUILT_WITH)
  if (names.length === 0) return
  throw new Error(
    `The build was made with other values of ${names.join(', ')}. Build again with these values, or start with those of the build.`,
  )
}
