import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const HERE = 'tests/unit/canary'

interface Row {
  files: string[]
  canaries: string[]
}

const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)

const rows: Row[] = readFileSync('docs/private-parts.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const cells = line.split(' | ')
    return { files: quoted(cells[0] ?? ''), canaries: quoted(cells.at(-1) ?? '') }
  })
const listed = rows.flatMap(({ files }) => files)

/** Our files that a canary names, and where. */
const named = readdirSync(HERE)
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => path.join(HERE, name))
  .flatMap((test) => {
    const text = readFileSync(test, 'utf8')
    const alone = [...text.matchAll(/\bcanary\(\s*'([^']+)'/g)].map(([, file = '']) => file)
    const inLists = [...text.matchAll(/for \(const file of \[([^\]]+)\]\)\s*canary\(/g)].flatMap(
      ([, list = '']) => [...list.matchAll(/'([^']+)'/g)].map(([, file = '']) => file),
    )
    const constants = [...text.matchAll(/^const (\w+) = '([^']+)'$/gm)]
      .filter(([, name]) => new RegExp(`\\bcanary\\(\\s*${name},`).test(text))
      .map(([, , file = '']) => file)
    return [...alone, ...inLists, ...constants].map((file) => `${file} by ${test}`)
  })

test('the table names files and tests that exist', () => {
  expect(rows.length).toBeGreaterThan(30)
  const tests = rows.flatMap(({ canaries }) => canaries)
  expect([...listed, ...tests].filter((file) => !existsSync(file))).toEqual([])
})

test('the table and the canaries name each other', () => {
  const told = rows.flatMap(({ files, canaries }) =>
    files.flatMap((file) =>
      canaries.filter((test) => test.startsWith(HERE)).map((test) => `${file} by ${test}`),
    ),
  )
  expect([...new Set(named)].sort()).toEqual(told.sort())
})

/** Signs of a private part. Types alone break nothing that a visitor sees: the type check is their canary. */
const SIGNS =
  /from '(?:next|react-dom|react)\/dist\/|__NEXT_|__N_|\/_next\/(?:data|static)|\bwindow\.next\b|__prerender_bypass|IS_NEXT_WORKER|NEXT_PHASE|'\.next(?:'|\/)|getLocalIdent|x-nextjs-|router\?*\.isSsr/
/** What serves visitors. Commands and tests that lean on a private part fail by themselves. */
const ROOTS = ['src', 'tools/build', 'deploy', 'next.config.js']
const SOURCE = /\.(?:[cm]?js|tsx?|conf)$/
/** They know of the build only what the project has put there itself. */
const OWN_FILES = ['src/shared/config/build-folder.ts', 'src/server/page-props/text-file.ts']

const filesIn = (place: string): string[] =>
  statSync(place).isDirectory()
    ? readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => path.join(place, name))
    : [place]

test('a file that leans on a private part has its row', () => {
  const leaning = ROOTS.flatMap(filesIn)
    .filter((file) => SOURCE.test(file) && statSync(file).isFile())
    .filter((file) => SIGNS.test(readFileSync(file, 'utf8')))
  expect(leaning.length).toBeGreaterThan(10)
  expect(leaning.filter((file) => !listed.includes(file) && !OWN_FILES.includes(file))).toEqual([])
})
