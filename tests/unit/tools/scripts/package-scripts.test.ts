import { readFileSync } from 'node:fs'
import { scriptArguments } from '../../../../tools/scripts/lib/package-scripts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

test.each(Object.keys(scripts).filter((name) => name !== 'hooks'))('npm run %s brings Node', (script) => {
  const [file, command = ''] = scriptArguments(script)
  expect(file).toBe('tools/scripts/bootstrap.mjs')
  expect(command).not.toContain('"')
})

test('a quoted pattern is one argument, without its quotes', () => {
  expect(scriptArguments('lint:styles').at(-1)).toBe('{src,styles,tools/desk}/**/*.scss')
})

test('a script that is not there is named', () => {
  expect(() => scriptArguments('lint:nothing')).toThrow('there is no script "lint:nothing" that Node runs')
})
