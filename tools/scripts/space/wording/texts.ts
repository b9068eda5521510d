import type { ExportEntry, SpaceExport } from '@sandbox/export-format'
import { isRecord } from '@sandbox/server/content/guards'
import { contentTypes } from '@/shared/content-model'
import type { Glossary, TextPlace } from './glossary'

/** A text that visitors see or a screen reader reads, and its place. */
export interface PlacedText {
  text: string
  place: TextPlace
}

/** The text of a rich-text node, marks and links within it included. */
const wordsOf = (node: unknown): string => {
  if (!isRecord(node)) return ''
  if (typeof node.value === 'string') return node.value
  return Array.isArray(node.content) ? node.content.map(wordsOf).join('') : ''
}

const LEAVES = /^(?:paragraph|heading-\d)$/

const blocksOf = (node: unknown): string[] => {
  if (!isRecord(node)) return []
  if (typeof node.nodeType === 'string' && LEAVES.test(node.nodeType)) return [wordsOf(node)]
  return Array.isArray(node.content) ? node.content.flatMap(blocksOf) : []
}

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string')
  return isRecord(value) && value.nodeType === 'document' ? blocksOf(value) : []
}

/** Whether a field is a text for visitors: names among editors and values of a choice are none. */
export const isWritten = (type: string, field: string): boolean => {
  const declared = Object.values(contentTypes).find(({ id }) => id === type)
  const known = Object.entries(declared?.fields ?? {}).find(([name]) => name === field)?.[1]
  if (!known || known.options.internal) return false
  const { shape } = known
  return (
    shape.kind === 'symbol' ||
    shape.kind === 'text' ||
    shape.kind === 'richText' ||
    (shape.kind === 'symbols' && shape.values.length === 0)
  )
}

const entryTexts = ({ sys, fields }: ExportEntry, unseen: Set<string>): PlacedText[] => {
  const type = sys.contentType.sys.id
  return Object.entries(fields).flatMap(([field, values]) => {
    if (unseen.has(`${type}.${field}`) || unseen.has(`*.${field}`) || !isWritten(type, field)) return []
    const place = { entry: sys.id, field: `${type}.${field}` }
    return Object.values(values ?? {}).flatMap((value) => textsOf(value).map((text) => ({ text, place })))
  })
}

/** Every such text of a space: fields of entries, and descriptions of assets. */
export function spaceTexts(
  { entries, assets }: SpaceExport,
  { unseen }: Pick<Glossary, 'unseen'>,
): PlacedText[] {
  const hidden = new Set(unseen)
  return [
    ...entries.flatMap((entry) => entryTexts(entry, hidden)),
    ...assets.flatMap(({ sys, fields }) =>
      Object.values(fields.description ?? {}).flatMap((value) =>
        textsOf(value).map((text) => ({ text, place: { entry: sys.id, field: 'asset.description' } })),
      ),
    ),
  ]
}
