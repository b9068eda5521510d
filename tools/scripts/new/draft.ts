import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SetupError } from '../lib/site-env'

/** Placeholder for a text that a person has to write; `tests/unit/tools/scripts/new.test.ts` finds those that are left. */
export const BLANK = 'PREENCHER'

/** Files to make and texts to edit: in memory until all of them fit, so that a refusal changes nothing. */
export interface Draft {
  readonly made: string[]
  readonly changed: string[]
  has: (file: string) => boolean
  read: (file: string) => string
  list: (folder: string) => string[]
  /** @throws SetupError where there is such a file. */
  create: (file: string, text: string) => void
  /** Replaces the first match. @throws SetupError without one */
  replace: (file: string, pattern: RegExp | string, by: (...match: string[]) => string) => void
  /** Puts lines below, or above, the only line that begins so, however far it is indented. */
  addBelow: (file: string, begin: string, lines: string) => void
  addAbove: (file: string, begin: string, lines: string) => void
  /** Adds the last row of the list or object that such a line opens. @throws SetupError where its key is taken */
  addRow: (file: string, begin: string, row: string) => void
  /** Adds an import; Biome puts it in order. */
  addImport: (file: string, line: string) => void
  write: () => void
}

const indentOf = (line = ''): string => /^\s*/.exec(line)?.[0] ?? ''
const keyOf = (row: string): string => /^\s*([^\s:,]+)/.exec(row)?.[1] ?? ''

/** Reads and writes below the folder. */
export function createDraft(root: string): Draft {
  const texts = new Map<string, string>()
  const made: string[] = []
  const changed: string[] = []
  const has = (file: string) => existsSync(path.join(root, file))
  const read = (file: string) => texts.get(file) ?? readFileSync(path.join(root, file), 'utf8')
  const missing = (file: string, what: string) =>
    new SetupError(
      `${file}: found no ${what}. Nothing was changed: add it by hand, and correct tools/scripts/new.`,
    )

  const edit = (file: string, by: (lines: string[]) => void) => {
    if (!has(file)) throw missing(file, 'such file')
    const lines = read(file).split('\n')
    by(lines)
    texts.set(file, lines.join('\n'))
    if (!changed.includes(file)) changed.push(file)
  }
  const find = (file: string, lines: string[], begin: string): number => {
    const [found, ...more] = lines.flatMap((line, index) => (line.trim().startsWith(begin) ? [index] : []))
    if (found === undefined || more.length > 0) throw missing(file, `single line that begins with "${begin}"`)
    return found
  }
  const insert = (offset: number) => (file: string, begin: string, text: string) =>
    edit(file, (lines) => lines.splice(find(file, lines, begin) + offset, 0, text))

  return {
    made,
    changed,
    has,
    read,
    list: (folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => path.join(folder, name)),
    create: (file, text) => {
      if (has(file)) throw new SetupError(`${file} is there already.`)
      texts.set(file, text)
      made.push(file)
    },
    replace: (file, pattern, by) =>
      edit(file, (lines) => {
        const before = lines.join('\n')
        const after = before.replace(pattern, by)
        if (after === before) throw missing(file, `place for the change (${pattern})`)
        lines.splice(0, lines.length, after)
      }),
    addBelow: insert(1),
    addAbove: insert(0),
    addRow: (file, begin, row) =>
      edit(file, (lines) => {
        const start = find(file, lines, begin)
        const closing = new RegExp(`^${indentOf(lines[start])}[\\]})]`)
        const end = lines.findIndex((line, index) => index > start && closing.test(line))
        if (end < 0) throw missing(file, `end of "${begin}"`)
        if (lines.slice(start + 1, end).some((line) => keyOf(line) === keyOf(row)))
          throw new SetupError(`${file} has ${keyOf(row)} already.`)
        lines.splice(end, 0, row)
      }),
    addImport: (file, line) => edit(file, (lines) => lines.unshift(line)),
    write: () => {
      for (const [file, text] of texts) {
        mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
        writeFileSync(path.join(root, file), text)
      }
    },
  }
}
