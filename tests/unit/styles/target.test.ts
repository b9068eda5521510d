import { readFileSync } from 'node:fs'

test('the size of every target is 44 pixels at least (A11Y-2)', () => {
  const [, rem] = /^\$target: ([\d.]+)rem;$/m.exec(readFileSync('styles/settings/_space.scss', 'utf8')) ?? []
  expect(Number(rem) * 16).toBeGreaterThanOrEqual(44)
})
