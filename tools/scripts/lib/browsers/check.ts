import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { POLYFILLS, SCRIPTS } from './script-exceptions'
import { newerUses } from './script-uses'
import { HARMLESS_STYLES, STYLES_BY_FILE } from './style-exceptions'
import { newerStyles } from './style-uses'

const read = (file: string): string => readFileSync(file, 'utf8')
const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => path.join(folder, name))

/** Next's scripts for browsers without modules, which no page loads; and what only editors load. */
const NOT_FOR_VISITORS = /\/(?:polyfills-[^/]*|_liveEditing)\.js$/

/** Files that use something without being listed, or are listed without need. @param written how sources write it */
const faultsOf = (use: string, allowed: readonly string[], written: RegExp, sources: Map<string, string>) => {
  const using = [...sources].flatMap(([file, text]) => (written.test(text) ? [file] : []))
  return [
    ...using.filter((file) => !allowed.includes(file)).map((file) => `${use}: also used by ${file}`),
    ...allowed.filter((file) => !using.includes(file)).map((file) => `${use}: no longer used by ${file}`),
  ]
}

const sourcesOf = (folders: string[], ending: RegExp) =>
  new Map(folders.flatMap((folder) => filesIn(folder, ending)).map((file) => [file, read(file)]))

function checkScripts(built: Map<string, string>): string[] {
  const polyfills = [...built].flatMap(([file, code]) => (/\/main-[^/]*$/.test(file) ? [code] : [])).join()
  const isDefined = (use: string, file: string) =>
    file.includes('/chunks/') && (POLYFILLS[use]?.test(polyfills) ?? false)
  const uses = new Set<string>()
  const faults: string[] = []
  for (const [file, code] of built)
    try {
      for (const use of newerUses(code)) {
        if (isDefined(use, file)) continue
        uses.add(use)
        if (!SCRIPTS[use]) faults.push(`${file}: ${use}: a supported browser lacks it`)
      }
    } catch (error) {
      faults.push(`${file}: ${error}`)
    }
  const sources = sourcesOf(['src'], /\.(?:js|tsx?)$/)
  const stale = Object.keys(SCRIPTS).filter((use) => !uses.has(use))
  return [
    ...faults,
    ...[...uses].flatMap((use) => {
      const files = SCRIPTS[use]?.files ?? []
      const written = new RegExp(`${use.replace('.', '\\??\\.').replace('()', '')}\\b`, 'i')
      return files.length > 0 ? faultsOf(use, files, written, sources) : []
    }),
    ...stale.map((use) => `${use}: no script uses it any more`),
  ]
}

function checkStyles(built: Map<string, string>): string[] {
  const found = new Map([...built.values()].flatMap((css) => [...newerStyles(css)]))
  const sources = sourcesOf(['src', 'styles'], /\.scss$/)
  const known = { ...HARMLESS_STYLES, ...STYLES_BY_FILE }
  return [
    ...[...found].flatMap(([use, rule]) => {
      if (HARMLESS_STYLES[use] ?? HARMLESS_STYLES[use.split(':')[0] ?? '']) return []
      const groups = STYLES_BY_FILE[use]
      if (!groups) return [`${use}: a supported browser lacks it: ${rule}`]
      const written = new RegExp(use.replace('(', '\\('))
      return faultsOf(
        use,
        groups.flatMap(({ files }) => files),
        written,
        sources,
      )
    }),
    ...Object.keys(known)
      .filter((use) => ![...found.keys()].some((one) => one === use || one.startsWith(`${use}:`)))
      .map((use) => `${use}: no style sheet uses it any more`),
  ]
}

/** What a build's scripts and style sheets need that a supported browser lacks, but for what is listed. @param folder of the build */
export function checkBrowsers(folder: string): string[] {
  const files = filesIn(path.join(folder, 'static'), /\.(?:css|js)$/).filter(
    (file) => !NOT_FOR_VISITORS.test(file),
  )
  const built = (ending: string) =>
    new Map(files.filter((file) => file.endsWith(ending)).map((file) => [file, read(file)]))
  return [...checkScripts(built('.js')), ...checkStyles(built('.css'))]
}
