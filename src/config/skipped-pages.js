import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Pages that a build skipped, one JSON text a line. A build empties its folder before it starts. @param {string} folder */
const fileIn = (folder) => path.join(folder, 'skipped-pages.jsonl')

/**
 * Notes, in whatever worker of the build, that a page is skipped.
 *
 * @param {string} folder where the build lies
 * @param {string} place the path of the page
 * @param {string} reason names entry, field and fault
 */
export function noteSkippedPage(folder, place, reason) {
  mkdirSync(folder, { recursive: true })
  appendFileSync(fileIn(folder), `${JSON.stringify({ place, reason })}\n`)
}

/** @param {string} folder @returns {string} the report at the end of a build; empty when no page was skipped */
export function skippedPagesReport(folder) {
  /** @type {string[]} */
  let lines
  try {
    lines = readFileSync(fileIn(folder), 'utf8').split('\n').filter(Boolean)
  } catch {
    return ''
  }
  const pages = lines.map((line) => JSON.parse(line))
  return [
    `${pages.length} page(s) are left out of this build: their own entries cannot be read. Each is made when it is first asked`,
    'for after an editor has mended its entry; until then it answers 500.',
    ...pages.map(({ place, reason }) => `  ${place}  ${reason}`),
  ].join('\n')
}

let isPlanned = false

/** Prints the report when this process ends; once, however often Next reads its configuration. @param {string} folder */
export function printSkippedPagesAtEnd(folder) {
  if (isPlanned) return
  isPlanned = true
  process.once('exit', () => {
    const report = skippedPagesReport(folder)
    if (report) console.warn(`\n${report}`)
  })
}
