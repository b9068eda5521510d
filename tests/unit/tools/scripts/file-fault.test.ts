import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileFault } from '../../../../tools/scripts/lib/file-fault'

const thrown = (code: string, file?: string): Error =>
  Object.assign(new Error(`${code}: refused`), { code, ...(file && { path: file }) })

test.each([
  ['EACCES', /^\.next\/fingerprint belongs to another user: run the command as that one/],
  ['EPERM', /belongs to another user/],
  ['EROFS', /its disk is read-only/],
  ['ENOSPC', /its disk is full/],
])('a file that cannot be written (%s) is named with what to do about it', (code, words) => {
  expect(fileFault(thrown(code, '.next/fingerprint'))).toMatch(words)
})

test('an error of writing that names no file is one, too', () => {
  expect(fileFault(thrown('ENOSPC'))).toMatch(/^A file cannot be written/)
})

test('any other error is shown as it is', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'file-fault-'))
  const exists: unknown = await mkdir(folder).catch((error: unknown) => error)
  await rm(folder, { recursive: true })
  expect(fileFault(exists)).toBeNull()
  expect(fileFault(new Error('any'))).toBeNull()
})
