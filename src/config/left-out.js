import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buildFolder } from './build-folder.js'

/** Pages that a build left out, one JSON text a line. A build empties the folder before it starts. */
const FILE = path.join(buildFolder(), 'left-out.jsonl')

/**
 * Notes, in whatever worker of the build, that a page is left out.
 *
 * @param {string} place the path of the page
 * @param {string} reason names entry, field and fault
 */
export function leaveOut(place, reason) {
  mkdirSync(path.dirname(FILE), { recursive: true })
  appendFileSync(FILE, `${JSON.stringify({ place, reason })}\n`)
}

/** @returns {string} what the end of a build says of the pages left out; empty when there are none. */
export function leftOutReport() {
  /** @type {string[]} */
  let lines
  try {
    lines = readFileSync(FILE, 'utf8').split('\n').filter(Boolean)
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

const printLeftOut = () => {
  const report = leftOutReport()
  if (report) console.warn(`\n${report}`)
}

/** Prints the report when the process of a build, not one of its workers, ends; once, however often Next reads its configuration. */
export function reportLeftOut() {
  if (process.env.IS_NEXT_WORKER || process.listeners('exit').includes(printLeftOut)) return
  process.once('exit', printLeftOut)
}
