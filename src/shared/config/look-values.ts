import path from 'node:path'

const TOKENS = [
  'deep-900',
  'deep-700',
  'tint-300',
  'tint-100',
  'ice-50',
  'warm-600',
  'soft-600',
  'line',
  'white',
  'radius-full',
  'mail-font',
  'font-files',
]

/**
 * The tokens of a look that are read outside of style sheets, as JSON: for `look.ts`.
 *
 * @param env BRAND_LOOK: the folder of the look
 */
export async function lookValues(env: Readonly<Record<string, string | undefined>>): Promise<string> {
  // Only a build needs the compiler.
  const { compileString } = await import('sass')
  const rules = TOKENS.map((name) => `${name}: #{meta.inspect(look.$${name})};`)
  const { css } = compileString(`@use 'sass:meta'; @use 'look'; a { ${rules.join('')} }`, {
    loadPaths: [path.resolve(env.BRAND_LOOK || 'styles/brand')],
  })
  const values = [...css.matchAll(/^ {2}([\w-]+): (.*);$/gm)]
  return JSON.stringify(Object.fromEntries(values.map(([, name, value]) => [name, value])))
}
