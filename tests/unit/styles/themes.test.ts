import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { faintPairs, OWN_LOOK, themeOf } from '../../../scripts/lib/look-contrast'

const THEMES = [
  ['light', themeOf('light')],
  ['dark', themeOf('dark')],
] as const

describe('THEME-1: both themes', () => {
  it('have the same names', () => {
    expect([...THEMES[1][1].keys()]).toEqual([...THEMES[0][1].keys()])
  })

  it.each([OWN_LOOK, 'sandbox/second/look'])(
    '%s: texts have 4.5:1 on every surface, edges that carry meaning 3:1 (THEME-1, A11Y-2)',
    (look) => {
      expect(faintPairs(look)).toEqual([])
    },
  )

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
})
