import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const lines = z.array(z.string())

const sceneSchema = z.strictObject({
  cena: z.string(),
  /** Where it begins. */
  em: z.string(),
  passos: z.array(
    z.strictObject({
      /** What is done, by its name in `spoken.spec.ts`. */
      faz: z.string(),
      /** What is heard then. */
      ouve: lines,
      /** A part that is read through afterwards, by its role, and how its text begins. */
      lê: z.string().optional(),
      texto: lines.optional(),
    }),
  ),
})

const OPTIONAL = /^\((.*)\)$/

/**
 * The script as it fits to what was heard: a line in parentheses may be missing, because it passes quickly.
 */
export function fitScript(said: string[], heard: string[]): string[] {
  const rest = [...heard]
  return said.flatMap((line) => {
    const text = OPTIONAL.exec(line)?.[1]
    if (rest[0] !== (text ?? line)) return text === undefined ? [line] : []
    rest.shift()
    return [text ?? line]
  })
}

/** The written script of what must be said, scene by scene. */
export const readScript = (): z.infer<typeof sceneSchema>[] =>
  z.array(sceneSchema).parse(parse(readFileSync(path.join(import.meta.dirname, 'script.yml'), 'utf8')))
