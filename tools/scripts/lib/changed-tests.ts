import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What other files can import. */
const MODULE = /\.(?:[cm]?[jt]s|tsx)$/
/** These decide about every test. */
const EVERYTHING = /^(?:package(?:-lock)?\.json|jest\.config\.mjs|tsconfig\.json|tests\/setup\.ts)$/
const ENDINGS = ['', '.ts', '.tsx', '.js', '.mjs', '/index.ts', '/index.tsx', '/index.js']
const ALIASES: Record<string, string> = { '@/': 'src/', '@sandbox/': 'tools/sandbox/', '@tests/': 'tests/' }
/** `from 'x'`, `import 'x'`, `import('x')`, `require('x')`, `jest.mock('x')`, and files named to be started apart. */
const NAMED = /['"`]((?:\.{1,2}|@|@sandbox|@tests|src|tools|tests)\/[^'"`\n$]+)['"`]/g

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean)

/** Files changed since the branch left main, with what is not committed; null where there is no main to compare with. */
export function changedFiles(): string[] | null {
  for (const main of ['main', 'origin/main'])
    try {
      const [since = ''] = git('merge-base', main, 'HEAD')
      return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
    } catch {
      // No such branch here, or no git at all.
    }
  return null
}

const fileOf = (name: string): string | null =>
  ENDINGS.map((ending) => `${name}${ending}`).find((file) => MODULE.test(file) && existsSync(file)) ?? null

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(NAMED)].flatMap(([, name = '']) => {
    const alias = Object.keys(ALIASES).find((start) => name.startsWith(start))
    const place = name.startsWith('.')
      ? path.join(path.dirname(file), name)
      : `${alias ? ALIASES[alias] : ''}${name.slice(alias?.length ?? 0)}`
    return fileOf(place) ?? []
  })

/** What a file imports, and through how many files, of those that `mayEnter` lets through; itself included, nearest first. */
const closureOf = (
  file: string,
  mayEnter: (file: string) => boolean,
  known: Map<string, string[]>,
): Map<string, number> => {
  const found = new Map([[file, 0]])
  for (const [each, distance] of found) {
    if (!mayEnter(each)) continue
    const imports = known.get(each) ?? importsOf(each)
    known.set(each, imports)
    for (const next of imports) if (!found.has(next)) found.set(next, distance + 1)
  }
  return found
}

/** How far the first of these is that names files such as has changed, by its ending or whole; null where none reads files. */
const readerIn = (closure: Map<string, number>, kinds: string[]): number | null => {
  const texts = [...closure].map(([file, distance]) => ({ text: readFileSync(file, 'utf8'), distance }))
  const names = new RegExp(`\\b(?:${kinds.map((kind) => kind.replace(/\W/g, '\\$&')).join('|')})\\b`)
  if (!texts.some(({ text }) => text.includes("'node:fs"))) return null
  return texts.find(({ text }) => names.test(text))?.distance ?? null
}

/** Every file of tests that Jest runs. */
const allTests = (): string[] =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.join('tests', file))
    .sort()

/**
 * The files of tests that a change can reach, nearest first: what they import, through any number of files, has changed, or
 * something has that no import leads to, and they read such files.
 */
export function reachedTests(changed: readonly string[]): { reached: string[]; unchanged: string[] } {
  const all = allTests()
  if (changed.some((file) => EVERYTHING.test(file))) return { reached: all, unchanged: [] }
  const modules = new Set(changed.filter((file) => MODULE.test(file)))
  const kinds = changed
    .filter((file) => !MODULE.test(file))
    .map((file) => path.extname(file).slice(1) || path.basename(file))
  const known = new Map<string, string[]>()
  const distanceOf = (test: string): number | null => {
    const importing = [...closureOf(test, () => true, known)].find(([file]) => modules.has(file))
    if (importing || kinds.length === 0) return importing?.[1] ?? null
    // The site's own code reads no file of the project.
    const closure = closureOf(test, (file) => !file.startsWith('src/'), known)
    return readerIn(closure, kinds)
  }
  const distances = new Map(all.map((test) => [test, distanceOf(test)]))
  const far = (test: string): number => distances.get(test) ?? Number.POSITIVE_INFINITY
  const reached = all
    .filter((test) => distances.get(test) !== null)
    .sort((one, other) => far(one) - far(other))
  return { reached, unchanged: all.filter((test) => distances.get(test) === null) }
}
