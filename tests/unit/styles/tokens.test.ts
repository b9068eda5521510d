import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  GROUND_COLOR,
  LAZY_LOAD_OFFSET,
  MOBILE_MAX_WIDTH,
  PHONE_MAX_WIDTH,
  TABLET_MAX_WIDTH,
  THEME_COLOR,
  WIDE_MIN_WIDTH,
} from '@/config/site'
import { sizesUpTo } from '@/utils/sizes-up-to'
import { longColor } from '../../../scripts/lib/contrast'
import { sassValueOf, themeOf } from '../../../scripts/lib/look-contrast'

describe('breakpoints and distances of scripts and styles', () => {
  it.each([
    ['phone-max', PHONE_MAX_WIDTH],
    ['mobile-max', MOBILE_MAX_WIDTH],
    ['tablet-max', TABLET_MAX_WIDTH],
    ['wide-min', WIDE_MIN_WIDTH],
    ['lazy-distance', LAZY_LOAD_OFFSET],
  ])('agree on %s (LAYOUT-4)', (token, width) => {
    expect(sassValueOf(`$${token}`)).toBe(`${width}px`)
  })

  it('stand in the widths of pictures, from the narrowest screen on', () => {
    expect(sizesUpTo({ tablet: '45vw', phone: '92vw' }, '25rem')).toBe(
      '(max-width: 599px) 92vw, (max-width: 1023px) 45vw, 25rem',
    )
    expect(sizesUpTo({ belowWide: '94vw' }, '80rem')).toBe('(max-width: 1279px) 94vw, 80rem')
  })

  it('are written by hand nowhere', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join('src', name))
    const byHand = files.filter((file) => /\((?:min|max)-width: \d/.test(readFileSync(file, 'utf8')))
    expect(byHand).toEqual([])
  })
})

describe('colors outside of Sass', () => {
  const light = themeOf('light')
  const lightColor = (name: string): string => light.get(name) ?? ''
  it.each([
    ['the bar of the browser and the manifest', THEME_COLOR, 'surface-petrol'],
    ['the ground of the manifest', GROUND_COLOR, 'ground'],
  ])('%s', (_, color, name) => {
    expect(longColor(color)).toBe(longColor(lightColor(name)))
  })

  it('public/preview.css has no color but those of the tokens', () => {
    const css = readFileSync('public/preview.css', 'utf8')
    const used = css.match(/#[0-9a-f]{3,8}\b|rgb\([^)]*\)/gi) ?? []
    const tokens = [...['surface-sun', 'warning', 'text'].map(lightColor), sassValueOf('$shadow-color')].map(
      longColor,
    )
    expect(new Set(used.map((color) => longColor(sassValueOf(color))))).toEqual(new Set(tokens))
  })
})
