import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LINE_COLORS } from '@/content-model/vocabulary'
import { contrastOf } from '../../../scripts/lib/contrast'
import { sassValueOf, themeOf } from '../../../scripts/lib/look-contrast'

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
      ...['ground', 'surface-white'].map((ground) => [mark, colors.get(ground)]),
      ...['text', 'text-muted', 'link'].map((text) => [colors.get(text), tint]),
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
