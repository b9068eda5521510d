import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ExportEntry, LocalizedFields, SpaceExport } from '@sandbox/export-format'
import { loadSampleSpace } from '@sandbox/space/load'

const LOCALE = 'pt-BR'

/** Types of ten pages of a large site; the sample itself has one of every other type. */
const MIX = [
  ...['product', 'article', 'contentPage', 'article', 'product'],
  ...['article', 'collectionPage', 'article', 'product', 'faqPage'],
]

const withPlace = (fields: LocalizedFields, number: number): LocalizedFields => ({
  ...fields,
  slug: { [LOCALE]: `copias/${String(fields.slug?.[LOCALE] ?? 'pagina')}-${number}` },
  title: { [LOCALE]: `${String(fields.title?.[LOCALE] ?? 'Página')} ${number}` },
})

/**
 * The same page under another id and address, also in what readers see of an edited one; what it links to is shared, as
 * editors share sections.
 */
const copyOf = (entry: ExportEntry, number: number): ExportEntry => ({
  ...entry,
  sys: { ...entry.sys, id: `${entry.sys.id}-${number}` },
  fields: withPlace(entry.fields, number),
  ...(entry.publishedFields && {
    publishedFields: { ...entry.publishedFields, ...withPlace(entry.fields, number) },
  }),
})

/** Pages that the space has: entries with an address, and the two at fixed ones. */
const pagesOf = ({ entries }: SpaceExport): ExportEntry[] =>
  entries.filter(
    ({ sys, fields }) =>
      sys.publishedVersion !== undefined &&
      (fields.slug !== undefined || /^(homePage|searchPage)$/.test(sys.contentType.sys.id)),
  )

/**
 * Writes an export with the sample's entries and copies of its pages, of the types and in the shares of a large site.
 * @param size how many pages the space has in all
 * @returns the file, for SANDBOX_SPACE
 */
export async function writeGeneratedSpace(size: number): Promise<string> {
  const space = await loadSampleSpace()
  const pages = pagesOf(space)
  const originals = new Map(
    MIX.map((type) => [type, pages.filter(({ sys }) => sys.contentType.sys.id === type)] as const),
  )
  const added = Array.from({ length: Math.max(0, size - pages.length) }, (_, index) => {
    const ofType = originals.get(MIX[index % MIX.length] ?? '') ?? []
    const original = ofType[Math.floor(index / MIX.length) % Math.max(1, ofType.length)]
    return original ? [copyOf(original, index)] : []
  })
  const file = path.resolve('.cache', `bench-space-${size}.json`)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify({ ...space, entries: [...space.entries, ...added.flat()] }))
  return file
}

/** The sample's entries and so many copies of its pages of some types, in memory. */
export async function grownSpace(copies: Readonly<Record<string, number>>): Promise<SpaceExport> {
  const space = await loadSampleSpace()
  const pages = pagesOf(space)
  const added = Object.entries(copies).flatMap(([type, count]) => {
    const ofType = pages.filter(({ sys }) => sys.contentType.sys.id === type)
    return Array.from({ length: count }, (_, index) => {
      const original = ofType[index % Math.max(1, ofType.length)]
      return original ? [copyOf(original, index)] : []
    }).flat()
  })
  return { ...space, entries: [...space.entries, ...added] }
}
