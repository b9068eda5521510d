import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ownBuildFolder } from '@/shared/config/env'

/** Reads, writes or gives away a folder that the project's site, builds or runs of tests fill. */
const USES_FILLED =
  /(?:Sync|resolve|readFile|writeFile|mkdir|readdir|rm)\(['"`](?:\.next|\.cache|photos|test-results)|[fF]older: ['"`]\./

const KINDS = ['unit', 'sandbox', 'space', 'features'].map((kind) => path.join('tests', kind))

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file))

test('each file of unit tests has a build folder of its own, which is not the project’s', () => {
  expect(path.dirname(ownBuildFolder())).toBe(tmpdir())
  expect(existsSync(ownBuildFolder())).toBe(true)
  expect(readdirSync(ownBuildFolder())).toEqual([])
})

test('no unit test uses a folder that the project’s site or builds fill', () => {
  const using = KINDS.flatMap(filesIn).filter((file) => USES_FILLED.test(readFileSync(file, 'utf8')))
  expect(using).toEqual([])
})
