import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contrastOf } from './contrast'
import { sassValueOf, themeOf } from './sass-value'

const THEMES = [
  ['light', themeOf('light')],
  ['dark', themeOf('dark')],
] as const

type Theme = ReadonlyMap<string, string>

const SURFACES = ['ground', ...['white', 'ice', 'mint', 'sun', 'rose'].map((name) => `surface-${name}`)]

const shared = {
  $onDark: sassValueOf('$text-on-dark'),
  $mutedOnDark: sassValueOf('$text-muted-on-dark'),
  $accentOnDark: sassValueOf('$accent-on-dark'),
  $onLight: sassValueOf('$text-on-light'),
}

/** A color of a theme, or one that both share (with `$`). */
const colorOf = (theme: Theme, name: string): string =>
  (name.startsWith('$') ? shared[name as keyof typeof shared] : theme.get(name)) ?? ''

const tooLittle = (theme: Theme, pairs: [string, string][], least: number): string[] =>
  pairs
    .map(([text, surface]) => ({
      text,
      surface,
      is: contrastOf(colorOf(theme, text), colorOf(theme, surface)),
    }))
    .filter(({ is }) => is < least)
    .map(({ text, surface, is }) => `${text} on ${surface} ${is.toFixed(2)}`)

const crossed = (texts: string[], surfaces: string[]): [string, string][] =>
  texts.flatMap((text) => surfaces.map((surface): [string, string] => [text, surface]))

describe('THEME-1: both themes', () => {
  it('have the same names', () => {
    expect([...THEMES[1][1].keys()]).toEqual([...THEMES[0][1].keys()])
  })

  it.each(THEMES)('%s: every text has at least 4.5:1 on every surface (THEME-1, A11Y-2)', (_, theme) => {
    const pairs: [string, string][] = [
      ...crossed(
        ['text', 'text-muted', 'heading', 'link', 'link-hover', 'border-strong', 'warning'],
        SURFACES,
      ),
      ...crossed(['$onDark', '$mutedOnDark', '$accentOnDark'], ['surface-petrol', 'surface-petrol-soft']),
      ...crossed(['action-text'], ['action', 'action-hover']),
      ...crossed(['$onDark'], ['action-secondary', 'action-secondary-hover']),
      ...crossed(['text'], ['accent']),
      ['ground', 'link'],
      ['$onLight', '$onDark'],
    ]
    expect(tooLittle(theme, pairs, 4.5)).toEqual([])
  })

  it('draw words only in colors of words, and a text of the first action on no other', () => {
    const ofSurfaces =
      /(?:^|[\s;{])color: \$(?:action-secondary|action|accent|border|surface-[a-z-]+)(?:-hover)?;/
    const wrong = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.scss'))
      .flatMap((name) =>
        readFileSync(path.join('src', name), 'utf8')
          .split('}')
          .map((rule) => [name, rule]),
      )
      .filter(
        ([, rule = '']) =>
          ofSurfaces.test(rule) ||
          (/background: \$action-secondary/.test(rule) && rule.includes('color: $action-text')),
      )
    expect(wrong).toEqual([])
  })

  it.each(THEMES)('%s: edges and marks that carry meaning have at least 3:1', (_, theme) => {
    expect(
      tooLittle(theme, crossed(['border-strong', 'focus', 'action'], ['ground', 'surface-white']), 3),
    ).toEqual([])
  })
})
