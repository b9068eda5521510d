import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const WORD = /"([^"]*)"|\S+/g

const scriptsSchema = z.object({ scripts: z.record(z.string(), z.string()) })

/** Tools that scripts call by name -> the file that Node runs. */
const TOOLS: Record<string, string> = {
  biome: '@biomejs/biome/bin/biome',
  depcruise: 'dependency-cruiser/bin/dependency-cruise.mjs',
  knip: 'knip/bin/knip.js',
  stylelint: 'stylelint/bin/stylelint.mjs',
  tsc: 'typescript/bin/tsc',
}

/**
 * Node's arguments for a script of package.json: what it runs is written there alone.
 * @throws when there is no such script, or its tool is unknown.
 */
export function scriptArguments(name: string): string[] {
  const { scripts } = scriptsSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const [tool = '', ...rest] = [...(scripts[name] ?? '').matchAll(WORD)].map(
    ([word, quoted]) => quoted ?? word,
  )
  if (tool === 'node') return rest
  const file = TOOLS[tool]
  if (file === undefined) throw new Error(`package.json: the script "${name}" runs no known tool.`)
  return [path.join('node_modules', file), ...rest]
}
