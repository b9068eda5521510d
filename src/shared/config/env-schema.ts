import { faultsTogether } from './env-rules'
import { type ServerEnv, serverSchema } from './env-variables'

const PURPOSES = new Map<PropertyKey | undefined, string | undefined>(
  Object.entries(serverSchema.shape).map(([name, { description }]) => [name, description]),
)

const unusable = (faults: { name: PropertyKey | undefined; fault: string }[]): Error => {
  const lines = faults.map(
    ({ name, fault }) => `  ${String(name)}: ${fault}${PURPOSES.has(name) ? ` (${PURPOSES.get(name)})` : ''}`,
  )
  return new Error(`The environment is not usable:\n${lines.join('\n')}\nSee .env.example.`)
}

/** Reads variables that are well formed each by itself; a blank one counts as not set, as containers pass them. @throws */
export function parseServerEnv(source: Record<string, string | undefined>): ServerEnv {
  const given = Object.entries(source).filter(([, value]) => value?.trim())
  const result = serverSchema.safeParse(Object.fromEntries(given))
  if (!result.success)
    throw unusable(result.error.issues.map(({ path, message }) => ({ name: path[0], fault: message })))
  return result.data
}

/** Reads and checks the server's variables. @throws one error that names every faulty one and what it is for */
export function readServerEnv(source: Record<string, string | undefined>): ServerEnv {
  const env = parseServerEnv(source)
  const faults = faultsTogether(env)
  if (faults.length > 0) throw unusable(faults)
  return env
}
