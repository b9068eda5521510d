import { rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { newFolder } from '@tests/factories/folder'
import { instanceFields } from '@/server/log/instance'

test('lines of two instances are told apart by host, process and build', () => {
  const folder = newFolder()
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
