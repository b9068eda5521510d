import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { newFolder } from '@tests/factories/folder'
import { readJestReport } from '../../../../tools/scripts/lib/test-report'
import { summaryOf } from '../../../../tools/scripts/lib/test-summary'

const ENSURE = `import('./tools/scripts/lib/test-programs.mjs').then(({ ensureTestPrograms }) => ensureTestPrograms())`
const MISSING = { REDIS_SERVER: '/missing/redis-server', NGINX: '/missing/nginx' }

/** A machine whose package manager only notes what it is asked for. */
const machine = () => {
  const folder = newFolder()
  const log = path.join(folder, 'asked')
  for (const name of ['apt-get', 'apt-cache', 'sudo']) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\necho "$(basename "$0") $*" >> ${log}\n`)
    chmodSync(path.join(folder, name), 0o755)
  }
  const run = (args: string[], variables: Record<string, string>) =>
    spawnSync(process.execPath, args, {
      encoding: 'utf8',
      env: {
        ...process.env,
        ...MISSING,
        PATH: `${folder}:${process.env.PATH}`,
        NO_SYSTEM_PACKAGES: '',
        // This file's own is no folder of the project.
        BUILD_DIR: '',
        ...variables,
      },
    })
  return { folder, run, asked: () => (existsSync(log) ? readFileSync(log, 'utf8') : '') }
}

test('programs that are missing are installed by the system; where packages may not be installed, nothing is asked for', () => {
  const free = machine()
  free.run(['-e', ENSURE], {})
  for (const name of ['redis-server', 'nginx']) expect(free.asked()).toMatch(new RegExp(`install .*${name}`))
  const bound = machine()
  expect(bound.run(['-e', ENSURE], { NO_SYSTEM_PACKAGES: '1' }).status).toBe(0)
  expect(bound.asked()).not.toContain('install')
})

test('without these programs tests are skipped and named at the end with what they need: green, and red in continuous integration', () => {
  const { folder, run } = machine()
  const file = path.join(folder, 'report.json')
  const suites = ['tests/unit/server/cache/two-instances.test.ts', 'tests/unit/deploy/nginx.test.ts']
  run(['node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`, '--runTestsByPath', ...suites], {
    NO_SYSTEM_PACKAGES: '1',
  })
  const report = readJestReport(JSON.parse(readFileSync(file, 'utf8')))
  expect(report.failed).toEqual([])
  const outcome = { check: { title: 'Unit', log: '' }, result: { ...report, isGreen: true, output: '' } }
  const { lines, isGreen } = summaryOf([outcome], false)
  const skipped = lines.filter((line) => line.startsWith('SKIPPED: '))
  for (const [index, program] of ['redis-server', 'nginx'].entries())
    expect(skipped).toContainEqual(
      expect.stringMatching(new RegExp(`${suites[index]} > .*install ${program}`)),
    )
  expect(lines.at(-1)).toMatch(new RegExp(`, ${skipped.length} skipped$`))
  expect(isGreen).toBe(true)
  expect(summaryOf([outcome], true).isGreen).toBe(false)
})
