import type { RawContent } from '@/models/preview'

/** One field of an entry, by a text or picture file that a page shows of it. */
export interface ShownField {
  entryId: string
  fieldId: string
  text: string
  kind: 'text' | 'picture'
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Texts compare without regard to blanks, which browsers fold. */
export function foldBlanks(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

const textOf = (node: Record<string, unknown>): string =>
  typeof node.value === 'string' ? node.value : childrenOf(node).map(textOf).join('')

const childrenOf = (node: Record<string, unknown>): Record<string, unknown>[] =>
  Array.isArray(node.content) ? node.content.filter(isRecord) : []

/** The texts of a rich-text document's innermost blocks: paragraphs, headings, cells. */
const blocksOf = (node: Record<string, unknown>): string[] => {
  const children = childrenOf(node)
  const hasText = children.some((child) => child.nodeType === 'text')
  return hasText ? [textOf(node)] : children.flatMap(blocksOf)
}

/** A text as a whole and, of several lines, each line: pages draw them as paragraphs. */
const linesOf = (text: string): string[] => [...new Set([text, ...text.split(/\n+/)])]

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return linesOf(value)
  if (Array.isArray(value)) return value.flatMap((part) => (typeof part === 'string' ? linesOf(part) : []))
  return isRecord(value) && value.nodeType === 'document' ? blocksOf(value) : []
}

const linkedAsset = (value: unknown): string | null =>
  isRecord(value) && isRecord(value.sys) && value.sys.linkType === 'Asset' ? String(value.sys.id) : null

const fileOf = (asset: RawContent | undefined): string | null => {
  const file = asset?.fields.file
  return isRecord(file) && typeof file.url === 'string' ? file.url.replace(/^https?:/, '') : null
}

/** Everything that a page may show of these entries, in their order. */
export function shownFields(items: RawContent[]): ShownField[] {
  const assets = new Map(items.filter(({ sys }) => sys.type === 'Asset').map((item) => [item.sys.id, item]))
  return items
    .filter(({ sys }) => sys.type === 'Entry')
    .flatMap(({ sys, fields }) =>
      Object.entries(fields).flatMap(([fieldId, value]): ShownField[] => {
        const file = fileOf(assets.get(linkedAsset(value) ?? ''))
        const field = { entryId: sys.id, fieldId }
        if (file !== null) return [{ ...field, text: file, kind: 'picture' }]
        return textsOf(value)
          .map(foldBlanks)
          .filter((text) => text !== '')
          .map((text) => ({ ...field, text, kind: 'text' }))
      }),
    )
}
