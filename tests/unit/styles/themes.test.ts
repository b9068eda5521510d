import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import path from 'node:path'
import { newFolder } from '@tests/factories/folder'
import { faintPairs, lackingParts, OWN_LOOK, themeOf } from '../../../tools/scripts/lib/look-contrast'

const THEMES = [
  ['light', themeOf('light')],
  ['dark', themeOf('dark')],
] as const

describe('THEME-1: both themes', () => {
  it('have the same names', () => {
    expect([...THEMES[1][1].keys()]).toEqual([...THEMES[0][1].keys()])
  })

  it.each([OWN_LOOK, 'tools/sandbox/second/look'])(
    '%s: texts have 4.5:1 on every surface, edges that carry meaning 3:1 (THEME-1, A11Y-2)',
    (look) => {
      expect(faintPairs(look)).toEqual([])
      expect(lackingParts(look)).toEqual([])
    },
  )

  it('a look with a faint text, edge and line is named pair by pair', () => {
    const look = path.join(newFolder(), 'faint')
    cpSync(OWN_LOOK, look, { recursive: true })
    const file = path.join(look, '_look.scss')
    const faint = readFileSync(file, 'utf8')
      .replace('$soft-600: #4a6469', '$soft-600: #8fa3a6')
      .replace("'mint': (#e3f6f0, #0f6b5c)", "'mint': (#e3f6f0, #3aa98f)")
    writeFileSync(file, faint)
    const named = faintPairs(look)
    expect(named).toContain('light: text-muted on surface-white 2.64')
    expect(named.some((pair) => pair.startsWith('light: mint mark on mint tint'))).toBe(true)
    expect(named.filter((pair) => pair.startsWith('dark'))).toEqual([])
    expect(lackingParts(look)).toEqual([])
    writeFileSync(file, faint.replace('$edge:', '$other:'))
    expect(lackingParts(look)).toEqual(['$edge'])
    rmSync(path.join(look, '_typeface.scss'))
    expect(lackingParts(look)).toEqual([path.join(look, '_typeface.scss')])
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
})
