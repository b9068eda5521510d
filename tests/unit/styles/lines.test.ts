/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LINE_COLORS } from '@/content-model/vocabulary'
import { sassValueOf, themeOf } from './sass-value'

/** By WCAG 2.2, of a color as `#rrggbb`. */
const luminanceOf = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
const long = (color = ''): string => color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')

describe('LINE-1: colors of lines', () => {
  it.each(
    (['light', 'dark'] as const).flatMap((theme) =>
      Object.keys(LINE_COLORS).map((name) => [theme, name] as const),
    ),
  )('%s: the mark of %s and texts can be read on its tint, the mark on the ground', (theme, name) => {
    const colors = themeOf(theme)
    const colorOf = (place: number) => sassValueOf(`list.nth(map.get($${theme}-lines, '${name}'), ${place})`)
    const [tint, mark] = [colorOf(1), colorOf(2)]
    const pairs = [
      [mark, tint],
      ...['ground', 'surface-white'].map((ground) => [mark, long(colors.get(ground))]),
      ...['text', 'text-muted', 'link'].map((text) => [long(colors.get(text)), tint]),
    ]
    for (const [text = '', surface = ''] of pairs)
      expect([text, surface, contrastOf(text, surface) >= 4.5]).toEqual([text, surface, true])
  })

  it('styles and editors have the same ones', () => {
    for (const theme of ['light', 'dark'])
      expect(sassValueOf(`map.keys($${theme}-lines)`).replaceAll('"', '').split(', ')).toEqual([
        ...Object.keys(LINE_COLORS),
      ])
  })

  it('no surface depends on the place in a list', () => {
    const files = ['src', 'styles'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
    )
    const byPlace = files
      .filter((file) => file.endsWith('.scss'))
      .filter((file) =>
        /nth-(?:last-)?(?:child|of-type)\([^{}]*\{[^{}]*(?:background|-ground|-tint|color)/.test(
          readFileSync(file, 'utf8'),
        ),
      )
    expect(byPlace).toEqual([])
  })
})
