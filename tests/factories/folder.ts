import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const made: string[] = []
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true })
})

/** A new, empty folder; it is removed when the tests of the file are over. @returns its absolute path */
export const newFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'))
  made.push(folder)
  return folder
}
