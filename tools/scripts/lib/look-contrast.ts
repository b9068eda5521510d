import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compileString } from 'sass'
import { contrastOf } from './contrast'

/** The look of the sample: `styles/brand/_look.scss`. */
export const OWN_LOOK = 'styles/brand'

const tokensOf = (look: string): string[] =>
  [...readFileSync(path.join(look, '_look.scss'), 'utf8').matchAll(/^\$([\w-]+):/gm)].map(
    ([, name = '']) => name,
  )

/** Files and tokens that a look must have and lacks, such as `$edge`. */
export function lackingParts(look: string): string[] {
  const files = ['_look.scss', '_typeface.scss'].filter((name) => !existsSync(path.join(look, name)))
  if (files.length > 0) return files.map((name) => path.join(look, name))
  const own = new Set(tokensOf(look))
  return tokensOf(OWN_LOOK).flatMap((name) => (own.has(name) ? [] : [`$${name}`]))
}

const compiled = (source: string, look: string): string =>
  compileString(`@use 'sass:list'; @use 'sass:map'; @use 'settings' as *; ${source}`, {
    loadPaths: [path.resolve(look), path.resolve('styles')],
    style: 'expanded',
  }).css

/** What Sass makes of an expression over the tokens of `styles/settings`. @param look folder of a brand's look */
export function sassValueOf(expression: string, look = OWN_LOOK): string {
  return /content: ([^;}]+)/.exec(compiled(`a { content: ${expression}; }`, look))?.[1] ?? ''
}

/** The values of a theme by their semantic names. */
export function themeOf(theme: 'light' | 'dark', look = OWN_LOOK): Map<string, string> {
  const css = compiled(`@each $name, $value in $${theme}-theme { #{$name} { content: $value; } }`, look)
  return new Map(
    [...css.matchAll(/^([a-z-]+) \{\n {2}content: ([^;]+)/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
}

const SURFACES = ['ground', ...['white', 'ice', 'mint', 'sun', 'rose'].map((name) => `surface-${name}`)]

const crossed = (texts: string[], surfaces: string[]): [string, string][] =>
  texts.flatMap((text) => surfaces.map((surface): [string, string] => [text, surface]))

/** Every pair of text and ground that components use; `$`: the same in both themes. */
const TEXTS: [string, string][] = [
  ...crossed(['text', 'text-muted', 'heading', 'link', 'link-hover', 'border-strong', 'warning'], SURFACES),
  ...crossed(
    ['$text-on-dark', '$text-muted-on-dark', '$accent-on-dark'],
    ['surface-petrol', 'surface-petrol-soft'],
  ),
  ...crossed(['action-text'], ['action', 'action-hover']),
  ...crossed(['$text-on-dark'], ['action-secondary', 'action-secondary-hover']),
  ...crossed(['text'], ['accent']),
  ['ground', 'link'],
  ['$text-on-light', '$text-on-dark'],
]

/** Edges and marks that carry meaning. */
const EDGES = crossed(['border-strong', 'focus', 'action'], ['ground', 'surface-white'])

const LINE_TEXTS = ['text', 'text-muted', 'link']

/** The tint and the mark of each line of products, and the pairs that they are in. */
const linesOf = (theme: string, look: string) => {
  const names = sassValueOf(`map.keys($${theme}-lines)`, look).replaceAll('"', '').split(', ')
  return names.map((name) => {
    const [tint, mark] = [`${name} tint`, `${name} mark`]
    const colors = [tint, mark].map((key, at) => {
      const value = sassValueOf(`list.nth(map.get($${theme}-lines, '${name}'), ${at + 1})`, look)
      return [key, value] as const
    })
    const pairs = [...crossed([mark], [tint, 'ground', 'surface-white']), ...crossed(LINE_TEXTS, [tint])]
    return { colors, pairs }
  })
}

/** The pairs of a look below 4.5:1, edges below 3:1, such as `light: text on ground 3.90`. */
export function faintPairs(look = OWN_LOOK): string[] {
  const shared = new Map<string, string>()
  const sharedColor = (name: string) => {
    const known = shared.get(name) ?? sassValueOf(name, look)
    shared.set(name, known)
    return known
  }
  return (['light', 'dark'] as const).flatMap((theme) => {
    const lines = linesOf(theme, look)
    const colors = new Map([...themeOf(theme, look), ...lines.flatMap((line) => line.colors)])
    const colorOf = (name: string) => (name.startsWith('$') ? sharedColor(name) : (colors.get(name) ?? ''))
    const below = (pairs: [string, string][], least: number) =>
      pairs.flatMap(([text, ground]) => {
        const is = contrastOf(colorOf(text), colorOf(ground))
        return is < least ? [`${theme}: ${text} on ${ground} ${is.toFixed(2)}`] : []
      })
    const texts = [...TEXTS, ...lines.flatMap(({ pairs }) => pairs)]
    return [...below(texts, 4.5), ...below(EDGES, 3)]
  })
}
