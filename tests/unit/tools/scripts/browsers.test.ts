import { NEWER_MEMBERS } from '../../../../tools/scripts/lib/browsers/built-ins'
import { compat, isNewer } from '../../../../tools/scripts/lib/browsers/compat'
import { newerUses, SYNTAX } from '../../../../tools/scripts/lib/browsers/script-uses'
import { newerStyles } from '../../../../tools/scripts/lib/browsers/style-uses'

/** Built files against the supported browsers, by MDN's data (`npm run lint:browsers`). */

const usesOf = (code: string) => [...newerUses(code)]

test.each([
  ['URL.canParse(a)', ['URL.canParse']],
  ['a.checkVisibility()', ['.checkVisibility()']],
  ['Response.json({})', ['Response.json']],
  ['new Set(a).union(b)', ['.union()']],
  ['navigator.share(a)', ['Navigator.share']],
  ['new URLPattern(a)', ['URLPattern']],
  ['Promise.withResolvers()', ['Promise.withResolvers']],
])('a script that needs what a supported browser lacks is found: %s', (code, uses) => {
  expect(usesOf(code)).toEqual(uses)
})

test.each([
  'a.toSorted().at(-1)',
  'Object.hasOwn(a, b)',
  'response.json()',
  'structuredClone(a)',
  'a.checkVisibility?.()',
  "typeof URLPattern === 'function'",
  'const o = { URLPattern: 1 }; o.URLPattern',
  'class A { static { this.#b = 1 } static #b }',
  '/(?<=a)\\p{L}/u.test(a)',
])('what all have, or what is asked for, is not: %s', (code) => {
  expect(usesOf(code)).toEqual([])
})

test.each(['/[a--b]/v', '/(?i:a)b/', 'using a = b', "import a from 'b' with { type: 'json' }"])(
  'newer syntax is no script for them: %s',
  (code) => {
    expect(() => newerUses(code)).toThrow(SyntaxError)
  },
)

test('the edition of the syntax is that of the data', () => {
  const { classes, builtins } = compat.javascript
  expect(SYNTAX).toBe(2022)
  expect(isNewer(classes?.static?.initialization_blocks)).toBe(false)
  expect(isNewer(builtins?.RegExp?.unicodeSets)).toBe(true)
})

test.each([
  ['a:has(b) { color: red }', [':has(']],
  ['a { float: inline-start }', ['float: inline-start']],
  ['a { text-wrap: balance }', ['text-wrap']],
  ['a { color: light-dark(red, blue) }', ['light-dark()']],
  ['@starting-style { a { color: red } }', ['@starting-style']],
  ['@media (scripting: none) { a { color: red } }', ['@media scripting']],
  ['@supports (display: grid) { a:has(b) { color: red } }', [':has(']],
])('a style that needs what a supported browser lacks is found: %s', (css, uses) => {
  expect([...newerStyles(css).keys()]).toEqual(uses)
})

test.each([
  'a:is(b, c):focus-visible { inset: 0; color: color-mix(in srgb, red, blue) }',
  'a { -webkit-mask: none; mask: none }',
  '@supports selector(:has(*)) { a:has(b) { color: red } }',
  "a { content: ':has(b) light-dark()' }",
  '@media (prefers-reduced-motion: no-preference) { a { float: left } }',
])('what all have, what has its prefix or a guard, is not: %s', (css) => {
  expect([...newerStyles(css).keys()]).toEqual([])
})

test('the list of what is newer reaches old and new objects of the language and of pages', () => {
  for (const name of ['URL.canParse', 'Element.checkVisibility', 'Response.json', 'Iterator.map'])
    expect(NEWER_MEMBERS).toContain(name)
  for (const name of ['Array.toSorted', 'Array.map', 'Element.closest', 'Response.clone'])
    expect(NEWER_MEMBERS).not.toContain(name)
})
