/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sassValueOf, themeOf } from './sass-value'

const THEMES = [
  ['light', themeOf('light')],
  ['dark', themeOf('dark')],
] as const

type Theme = ReadonlyMap<string, string>

const SURFACES = ['ground', ...['white', 'ice', 'mint', 'sun', 'rose'].map((name) => `surface-${name}`)]

/** Relative luminance of an opaque color (WCAG 2.2). */
function luminanceOf(color: string): number {
  const short = /^#(.)(.)(.)$/.exec(color)
  const hex = short ? short.slice(1).map((digit) => digit + digit) : (color.slice(1).match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0] = hex.map((pair) => {
    const value = Number.parseInt(pair, 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const shared = {
  $onDark: sassValueOf('$text-on-dark'),
  $mutedOnDark: sassValueOf('$text-muted-on-dark'),
  $accentOnDark: sassValueOf('$accent-on-dark'),
  $onLight: sassValueOf('$text-on-light'),
}

const named = { white: '#ffffff', black: '#000000' } as const

/** A color of a theme, or one that both share (with `$`). */
function colorOf(theme: Theme, name: string): string {
  const value = (name.startsWith('$') ? shared[name as keyof typeof shared] : theme.get(name)) ?? ''
  return named[value as keyof typeof named] ?? value
}

/** What has too little contrast, as sentences. */
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

  it.each(THEMES)('%s: every text has at least 4.5:1 on every surface', (_, theme) => {
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
