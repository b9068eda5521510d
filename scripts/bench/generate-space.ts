import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ExportEntry } from '@sandbox/export-format'
import { loadSampleSpace } from '@sandbox/space/load'

const LOCALE = 'pt-BR'
const PAGE_TYPE = 'contentPage'

/** The same page under another id and address; what it links to is shared, as editors share sections. */
const copyOf = (entry: ExportEntry, number: number): ExportEntry => {
  const slug = `copias/${entry.fields.slug?.[LOCALE]}-${number}`
  const title = `${entry.fields.title?.[LOCALE]} ${number}`
  return {
    ...entry,
    sys: { ...entry.sys, id: `${entry.sys.id}-${number}` },
    fields: { ...entry.fields, slug: { [LOCALE]: slug }, title: { [LOCALE]: title } },
  }
}

/**
 * Writes an export with the sample's entries and copies of its content pages.
 * @param copies how many pages are added
 * @returns the file, for SANDBOX_SPACE
 */
export const writeGeneratedSpace = async (copies: number): Promise<string> => {
  const space = await loadSampleSpace()
  const originals = space.entries.filter(
    ({ sys }) => sys.contentType.sys.id === PAGE_TYPE && sys.publishedVersion !== undefined,
  )
  const added = Array.from({ length: copies }, (_, index) => {
    const original = originals[index % originals.length]
    return original ? [copyOf(original, index)] : []
  })
  const file = path.resolve('.cache', `bench-space-${copies}.json`)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify({ ...space, entries: [...space.entries, ...added.flat()] }))
  return file
}
