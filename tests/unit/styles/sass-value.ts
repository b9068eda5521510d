import path from 'node:path'
import { compileString } from 'sass'

const compiled = (source: string): string =>
  compileString(`@use 'sass:list'; @use 'sass:map'; @use 'settings' as *; ${source}`, {
    loadPaths: [path.resolve('styles')],
    style: 'expanded',
  }).css

/** What Sass makes of an expression over the tokens of `styles/settings`. */
export const sassValueOf = (expression: string): string =>
  /content: ([^;}]+)/.exec(compiled(`a { content: ${expression}; }`))?.[1] ?? ''

/** The values of a theme by their semantic names. */
export const themeOf = (theme: 'light' | 'dark'): Map<string, string> =>
  new Map(
    [
      ...compiled(`@each $name, $value in $${theme}-theme { #{$name} { content: $value; } }`).matchAll(
        /^([a-z-]+) \{\n {2}content: ([^;]+)/gm,
      ),
    ].map(([, name = '', value = '']) => [name, value]),
  )
