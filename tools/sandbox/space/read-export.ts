import { readFile } from 'node:fs/promises'
import type { SpaceExport } from '@sandbox/export-format'
import { isMapping } from './loading/files'

const LISTS = ['contentTypes', 'locales', 'entries', 'assets'] as const

const isExport = (value: unknown): value is SpaceExport =>
  isMapping(value) && LISTS.every((key) => Array.isArray(value[key]))

/**
 * Reads a file in the `contentful export` format.
 * @throws Error with the file and what is missing
 */
export async function readExport(file: string): Promise<SpaceExport> {
  const content: unknown = JSON.parse(await readFile(file, 'utf8'))
  if (isExport(content)) return content
  const missing = LISTS.filter((key) => !isMapping(content) || !Array.isArray(content[key]))
  throw new Error(`${file} is not a Contentful export: ${missing.join(', ')} missing`)
}
