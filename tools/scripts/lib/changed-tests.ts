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

/** What a file imports, through any number of files that `mayEnter` lets through; itself included. */
const closureOf = (
  file: string,
  mayEnter: (file: string) => boolean,
  known: Map<string, string[]>,
): Set<string> => {
  const found = new Set([file])
  for (const each of found) {
    if (!mayEnter(each)) continue
    const imports = known.get(each) ?? importsOf(each)
    known.set(each, imports)
    for (const next of imports) found.add(next)
  }
  return found
}

/** Whether one of these reads files, and one names such as has changed: by its ending, or whole if it has none. */
const reads = (closure: Set<string>, kinds: string[]): boolean => {
  const texts = [...closure].map((file) => readFileSync(file, 'utf8'))
  const names = new RegExp(`\\b(?:${kinds.map((kind) => kind.replace(/\W/g, '\\$&')).join('|')})\\b`)
  return texts.some((text) => text.includes("'node:fs")) && texts.some((text) => names.test(text))
}

/** Every file of tests that Jest runs. */
const allTests = (): string[] =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.join('tests', file))
    .sort()

/**
 * The files of tests that a change can reach: what they import, through any number of files, has changed, or something has
 * that no import leads to, and they read such files.
 */
export function reachedTests(changed: readonly string[]): { reached: string[]; unchanged: string[] } {
  const all = allTests()
  if (changed.some((file) => EVERYTHING.test(file))) return { reached: all, unchanged: [] }
  const modules = new Set(changed.filter((file) => MODULE.test(file)))
  const kinds = changed
    .filter((file) => !MODULE.test(file))
    .map((file) => path.extname(file).slice(1) || path.basename(file))
  const known = new Map<string, string[]>()
  const isReached = (test: string): boolean => {
    if ([...closureOf(test, () => true, known)].some((file) => modules.has(file))) return true
    // The site's own code reads no file of the project.
    return (
      kinds.length > 0 &&
      reads(
        closureOf(test, (file) => !file.startsWith('src/'), known),
        kinds,
      )
    )
  }
  const reached = all.filter(isReached)
  return { reached, unchanged: all.filter((file) => !reached.includes(file)) }
}
