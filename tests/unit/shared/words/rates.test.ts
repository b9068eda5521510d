import { readFileSync } from 'node:fs'
import dangerFile from '@/shared/words/generated/danger.json'
import harmFile from '@/shared/words/generated/harm.json'

test('the rates that people read are those of the engine that is in use', () => {
  const readme = readFileSync('tools/words/README.md', 'utf8')
  const { blind, written, heldOut } = dangerFile.rates
  const names = Object.keys(blind) as (keyof typeof blind)[]
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) {
    const row = [name, blind[name], written[name], heldOut[name]].join(' | ')
    expect(readme.replace(/ +/g, ' ')).toContain(`| ${row} |`)
  }
  for (const rate of Object.values(harmFile.rates.sets)) expect(readme).toContain(rate)
})
