import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LINE_COLORS } from '@/shared/content-model/vocabulary'
import { OWN_LOOK, sassValueOf } from '../../../tools/scripts/lib/look-contrast'

describe('LINE-1: colors of lines', () => {
  it.each([OWN_LOOK, 'tools/sandbox/second/look'])('%s and editors have the same ones', (look) => {
    for (const theme of ['light', 'dark'])
      expect(sassValueOf(`map.keys($${theme}-lines)`, look).replaceAll('"', '').split(', ')).toEqual([
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
