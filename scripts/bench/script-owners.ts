import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { z } from 'zod'
import { SCRIPT_OWNERS_FILE } from '@/config/script-owners-plugin'
import type { BenchPage } from './context'
import { SCREENS } from './layout-shift'

/** What a build says of its scripts: `{ [file]: { [owner]: bytes } }`, before they are made small. */
const tableSchema = z.record(z.string(), z.record(z.string(), z.number()))
type OwnerTable = z.infer<typeof tableSchema>

const OWNERS = ['framework', 'frame', 'components', 'template', 'sections', 'shared', 'libraries'] as const
type Owner = (typeof OWNERS)[number]
type Bytes = Record<Owner, number>

const isOwner = (name: string): name is Owner => OWNERS.some((owner) => owner === name)

/** Of what the build does not list: webpack's own and Next's lists of pages, and our files of `public`. */
const ownerOfOther = (file: string): Owner => (file.startsWith('static/') ? 'framework' : 'frame')

/** Shares out the compressed bytes of a script by what went into it. */
const share = (file: string, size: number, table: OwnerTable, bytes: Bytes): void => {
  const parts = Object.entries(table[file] ?? {})
  const total = parts.reduce((sum, [, part]) => sum + part, 0)
  if (total === 0) bytes[ownerOfOther(file)] += size
  for (const [owner, part] of parts) if (isOwner(owner)) bytes[owner] += (size * part) / total
}

const bytesOf = async (browser: Browser, url: string, table: OwnerTable): Promise<Bytes> => {
  const bytes: Bytes = {
    framework: 0,
    frame: 0,
    components: 0,
    template: 0,
    sections: 0,
    shared: 0,
    libraries: 0,
  }
  const page = await browser.newPage({ viewport: SCREENS.mobile })
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (reply) => {
    if (reply.request().resourceType() === 'script')
      scripts.set(decodeURIComponent(new URL(reply.url()).pathname), reply.body())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  for (const [name, body] of scripts) {
    share(name.replace(/^\/(_next\/)?/, ''), gzipSync(await body).byteLength, table, bytes)
  }
  await page.close()
  return bytes
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

/**
 * Every byte of first-load JavaScript, gzip, with its owner, as a table of plain text: one line per page type, kB above
 * the baseline, whose scripts are all the framework's.
 */
export async function tableOfScriptOwners(
  browser: Browser,
  pages: BenchPage[],
  baselineScripts: number,
  buildFolder: string,
): Promise<string> {
  const file = path.join(buildFolder, SCRIPT_OWNERS_FILE)
  const table = tableSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const lines = [['scripts, kB above the baseline', ...OWNERS, 'all']]
  for (const { type, url } of pages) {
    const bytes = await bytesOf(browser, url, table)
    bytes.framework -= baselineScripts
    const all = OWNERS.reduce((sum, owner) => sum + bytes[owner], 0)
    lines.push([type, ...OWNERS.map((owner) => kilobytes(bytes[owner])), kilobytes(all)])
  }
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  return lines
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n')
}
