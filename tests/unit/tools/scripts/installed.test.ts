import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { newFolder } from '@tests/factories/folder'
import { areInstalled, hasTools } from '../../../../tools/scripts/lib/installed.mjs'

const WANTED = {
  '': {},
  'node_modules/site': { version: '1.0.0' },
  'node_modules/tool': { version: '2.0.0', dev: true },
  'node_modules/for-windows': { version: '3.0.0', optional: true },
  'node_modules/for-some': { version: '4.0.0', devOptional: true },
}

let root: string

beforeEach(() => {
  root = newFolder()
  mkdirSync(path.join(root, 'node_modules'))
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages: WANTED }))
})

const install = (packages: Record<string, { version: string; dev?: boolean }>): void =>
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))

const SITE = { 'node_modules/site': { version: '1.0.0' } }
const TOOL = { 'node_modules/tool': { version: '2.0.0', dev: true } }
const FOR_SOME = { 'node_modules/for-some': { version: '4.0.0' } }

test('a fresh clone has nothing', () => {
  expect(areInstalled(root, false)).toBe(false)
  expect(hasTools(root)).toBe(false)
})

test('the packages of the site are enough for a command without tools, and for no other (SPEED-12)', () => {
  install(SITE)
  expect(areInstalled(root, false)).toBe(true)
  expect(areInstalled(root, true)).toBe(false)
  expect(hasTools(root)).toBe(false)
})

test('all packages are enough for every command', () => {
  install({ ...SITE, ...TOOL, ...FOR_SOME })
  expect(areInstalled(root, false)).toBe(true)
  expect(areInstalled(root, true)).toBe(true)
  expect(hasTools(root)).toBe(true)
})

test('a package of another version is not installed', () => {
  install({ ...SITE, ...FOR_SOME, 'node_modules/tool': { version: '1.9.0', dev: true } })
  expect(areInstalled(root, false)).toBe(true)
  expect(areInstalled(root, true)).toBe(false)
  install({ 'node_modules/site': { version: '0.9.0' } })
  expect(areInstalled(root, false)).toBe(false)
})
