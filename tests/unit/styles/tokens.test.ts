import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  LAZY_LOAD_OFFSET,
  MOBILE_MAX_WIDTH,
  PHONE_MAX_WIDTH,
  TABLET_MAX_WIDTH,
  WIDE_MIN_WIDTH,
} from '@/shared/config/site'
import { sizesUpTo } from '@/shared/utils/sizes-up-to'
import { longColor } from '../../../tools/scripts/lib/contrast'
import { sassValueOf } from '../../../tools/scripts/lib/look-contrast'

const read = (file: string): string => readFileSync(file, 'utf8')

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
    const byHand = files.filter((file) => /\((?:min|max)-width: \d/.test(read(file)))
    expect(byHand).toEqual([])
  })
})

test('code and files outside of the look have no color of a look', () => {
  const own = new Set((read('styles/brand/_look.scss').match(/#[0-9a-f]{3,6}\b/g) ?? []).map(longColor))
  const places = ['src', 'public', 'styles'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  const found = places
    .filter((file) => /\.(?:tsx?|js|s?css)$/.test(file) && !file.startsWith(path.join('styles', 'brand')))
    .flatMap((file) =>
      (read(file).match(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/g) ?? [])
        .filter((color) => own.has(longColor(color)))
        .map((color) => `${color} in ${file}`),
    )
  expect(found).toEqual([])
})
