import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { instanceFields } from '@/logging/instance'

test('lines of two instances are told apart by host, process and build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'))
  writeFileSync(path.join(folder, 'BUILD_ID'), 'build-of-today\n')
  process.env.BUILD_DIR = folder
  expect(instanceFields()).toEqual({
    service: 'site',
    host: hostname(),
    pid: process.pid,
    build: 'build-of-today',
  })
  rmSync(folder, { recursive: true })
  expect(instanceFields()).not.toHaveProperty('build')
})
