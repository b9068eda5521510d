/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compile } from 'sass'
import { LINE_COLORS } from '@/content-model/vocabulary'

const css = compile(path.resolve('styles/base/_lines.scss'), { style: 'expanded' }).css
const colorsOf = (name: string): string[] =>
  /--line-tint: (#\w{6});\s*--line-mark: (#\w{6})/
    .exec(css.split(`[data-line=${name}]`)[1] ?? '')
    ?.slice(1) ?? []

/** By WCAG 2.2, of a color as `#rrggbb`. */
const luminanceOf = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrastOf = (mark: string, ground: string): number =>
  (luminanceOf(ground) + 0.05) / (luminanceOf(mark) + 0.05)

describe('colors of lines (behavior LINE-1)', () => {
  it.each(LINE_COLORS)('%s has a mark that can be read on its tint and on white', (name) => {
    const [tint = '#000000', mark = '#000000'] = colorsOf(name)
    expect(contrastOf(mark, tint)).toBeGreaterThanOrEqual(4.5)
    expect(contrastOf(mark, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })

  it('no style has a color that editors cannot choose', () => {
    expect([...css.matchAll(/data-line=(\w+)/g)].map(([, name]) => name)).toEqual([...LINE_COLORS])
  })

  it('no ground depends on the place in a list', () => {
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
