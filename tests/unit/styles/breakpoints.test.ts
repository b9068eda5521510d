/** @jest-environment node */
import path from 'node:path'
import { compileString } from 'sass'
import { MOBILE_MAX_WIDTH, TABLET_MAX_WIDTH } from '@/config/site'

/** What Sass makes of a token of `styles/settings`. */
const tokenValue = (token: string): string => {
  const source = `@use 'settings'; a { content: settings.$${token}; }`
  const { css } = compileString(source, { loadPaths: [path.resolve('styles')], style: 'compressed' })
  return /content:([^;}]+)/.exec(css)?.[1] ?? ''
}

describe('breakpoints of scripts and styles', () => {
  it.each([
    ['mobile-max', MOBILE_MAX_WIDTH],
    ['tablet-max', TABLET_MAX_WIDTH],
  ])('agree on %s', (token, width) => {
    expect(tokenValue(token)).toBe(`${width}px`)
  })
})
