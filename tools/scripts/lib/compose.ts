import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { SetupError, type Variables } from './site-env'

const service = z.object({
  command: z.string().optional().catch(undefined),
  environment: z.record(z.string(), z.string()).optional(),
  build: z.object({ target: z.string(), args: z.record(z.string(), z.string()).optional() }).optional(),
})
const file = z.object({ services: z.record(z.string(), service) })

/** `${NAME}`, `${NAME:-what else}` and `${NAME:?message}`, as Compose replaces them. */
const VARIABLE = /\$\{(\w+)(?::([-?])([^}]*))?\}/g

const filled = (text: string, variables: Variables): string =>
  text.replace(VARIABLE, (_, name: string, sign?: string, otherwise = '') => {
    const value = variables[name]
    if (value) return value
    if (sign === '?') throw new SetupError(`compose.yaml needs ${name}: ${otherwise}`)
    return sign === '-' ? otherwise : ''
  })

/** A service of compose.yaml with its variables replaced. @throws SetupError when a required variable is missing */
export function composeService(name: string, variables: Variables) {
  const { services } = file.parse(parse(readFileSync('compose.yaml', 'utf8'), { merge: true }))
  const found = services[name]
  if (!found) throw new SetupError(`compose.yaml has no service ${name}.`)
  const all = (texts: Record<string, string> = {}): Record<string, string> =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, filled(text, variables)]))
  return {
    command: filled(found.command ?? '', variables),
    environment: all(found.environment),
    target: found.build?.target ?? '',
    args: all(found.build?.args),
  }
}
