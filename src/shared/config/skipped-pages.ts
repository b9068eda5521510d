import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Pages that a build skipped, one JSON text a line. A build empties its folder before it starts. */
const fileIn = (folder: string): string => path.join(folder, 'skipped-pages.jsonl')

/**
 * Notes, in whatever worker of the build, that a page is skipped.
 *
 * @param folder where the build lies
 * @param place the path of the page
 * @param reason names entry, field and fault
 */
export function noteSkippedPage(folder: string, place: string, reason: string): void {
  mkdirSync(folder, { recursive: true })
  appendFileSync(fileIn(folder), `${JSON.stringify({ place, reason })}\n`)
}

interface SkippedPage {
  place: string
  reason: string
}

/** Pages that its build skipped. */
const skippedPages = (folder: string): SkippedPage[] => {
  try {
    const lines = readFileSync(fileIn(folder), 'utf8').split('\n').filter(Boolean)
    return lines.map((line) => JSON.parse(line))
  } catch {
    return []
  }
}

/**
 * A build can skip a page only as "not found", which Next lists and would serve as long as the page cannot be rendered.
 * Taken from its list, the page is one that nobody has asked for yet (behavior FAULT-8).
 */
export function forgetSkippedPages(folder: string): void {
  const skipped = new Set(skippedPages(folder).map(({ place }) => place.replace(/\/$/, '')))
  if (skipped.size === 0) return
  const copies = [folder, path.join(folder, 'standalone', folder)]
  for (const file of copies.map((copy) => path.join(copy, 'prerender-manifest.json')).filter(existsSync)) {
    const manifest = JSON.parse(readFileSync(file, 'utf8'))
    const isOther = (route: string): boolean => !skipped.has(route)
    manifest.notFoundRoutes = manifest.notFoundRoutes.filter(isOther)
    writeFileSync(file, JSON.stringify(manifest))
  }
}

/** The report at the end of a build; empty when no page was skipped. */
export function skippedPagesReport(folder: string): string {
  const pages = skippedPages(folder)
  if (pages.length === 0) return ''
  return [
    `${pages.length} page(s) are left out of this build: their own entries cannot be read. Each is made when it is first asked`,
    'for after an editor has mended its entry; until then it answers 500.',
    ...pages.map(({ place, reason }) => `  ${place}  ${reason}`),
  ].join('\n')
}

let isPlanned = false

/** When this process ends, forgets them and prints the report; once, however often Next reads its configuration. */
export function reportSkippedPagesAtEnd(folder: string): void {
  if (isPlanned) return
  isPlanned = true
  process.once('exit', () => {
    forgetSkippedPages(folder)
    const report = skippedPagesReport(folder)
    if (report) console.warn(`\n${report}`)
  })
}
