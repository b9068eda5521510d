import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Runs the tests of a file in a folder of their own, so that what the site writes to disk is theirs alone. */
export const inTemporaryFolder = (): void => {
  const before = process.cwd()
  const { BUILD_DIR } = process.env
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'site-'))
    process.chdir(folder)
    process.env.BUILD_DIR = ''
  })
  afterEach(() => {
    process.chdir(before)
    process.env.BUILD_DIR = BUILD_DIR
    rmSync(folder, { recursive: true })
  })
}
