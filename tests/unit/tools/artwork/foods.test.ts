import { spawnSync } from 'node:child_process'

/** The packs of medicines, and whether each shows something that is eaten; in a process that reads ES modules. */
const CODE = `
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { copyOf } from './tools/artwork/packs/parts/copy.ts'
import * as foods from './tools/artwork/packs/parts/fruits.ts'
const prints = parse(readFileSync('tools/artwork/packs/prints.yaml', 'utf8'), { merge: true })
const eaten = new Set(Object.values(foods))
const shown = Object.entries(prints).map(([pack, { kind }]) => [kind, eaten.has(copyOf(pack.slice(5)).botanical)])
console.log(JSON.stringify(shown))
`

test('no pack of a medicine shows something that is eaten; a pack of a food may', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', CODE],
    { encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  const shown: [kind: string, isEaten: boolean][] = JSON.parse(stdout)
  const eatenOn = (wanted: string) => shown.filter(([kind, isEaten]) => kind === wanted && isEaten).length
  expect(shown.filter(([kind]) => kind === 'Medicamento').length).toBeGreaterThan(8)
  expect(eatenOn('Medicamento')).toBe(0)
  expect(eatenOn('Alimento')).toBeGreaterThan(1)
})
