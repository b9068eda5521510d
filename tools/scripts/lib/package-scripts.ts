import { readFileSync } from 'node:fs'
import { z } from 'zod'

const WORD = /"([^"]*)"|\S+/g

const scriptsSchema = z.object({ scripts: z.record(z.string(), z.string()) })

/**
 * Node's arguments for a script of package.json, which is the only place of its command.
 * @throws when there is no such script, or Node does not run it.
 */
export function scriptArguments(name: string): string[] {
  const { scripts } = scriptsSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const [program, ...rest] = [...(scripts[name] ?? '').matchAll(WORD)].map(([word, quoted]) => quoted ?? word)
  if (program !== 'node') throw new Error(`package.json: there is no script "${name}" that Node runs.`)
  return rest
}
