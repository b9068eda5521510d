/** @jest-environment node */
import { existsSync } from 'node:fs'
import { scriptArguments } from '../../../scripts/lib/package-scripts'

test.each(['format:check', 'lint:styles', 'typecheck', 'lint:imports', 'lint:dead-code'])(
  'npm test runs what the script %s says, by a file that is there',
  (script) => {
    const [file = '', ...args] = scriptArguments(script)
    expect(existsSync(file)).toBe(true)
    expect(args.join(' ')).not.toContain('"')
  },
)

test('a quoted pattern is one argument, without its quotes', () => {
  expect(scriptArguments('lint:styles').at(-1)).toBe('{src,styles}/**/*.scss')
})

test('what Node runs itself is handed to Node', () => {
  expect(scriptArguments('lint:import-depth')).toEqual(['--import', 'tsx', 'scripts/import-depth.ts'])
})

test('a script that is not there is named', () => {
  expect(() => scriptArguments('lint:nothing')).toThrow('the script "lint:nothing" runs no known tool')
})
