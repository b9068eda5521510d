import type { RawContent } from '@/shared/content-model/views/preview'
import { isRecord } from '@/shared/utils/unknown'

export interface ShownField {
  entryId: string
  fieldId: string
  text: string
  kind: 'text' | 'picture'
}

/** For comparing: browsers collapse spaces. */
export function foldBlanks(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

const textOf = (node: Record<string, unknown>): string =>
  typeof node.value === 'string' ? node.value : childrenOf(node).map(textOf).join('')

const childrenOf = (node: Record<string, unknown>): Record<string, unknown>[] =>
  Array.isArray(node.content) ? node.content.filter(isRecord) : []

/** Texts of a rich text's innermost blocks: paragraphs, headings, cells. */
const blocksOf = (node: Record<string, unknown>): string[] => {
  const children = childrenOf(node)
  const hasText = children.some((child) => child.nodeType === 'text')
  return hasText ? [textOf(node)] : children.flatMap(blocksOf)
}

/** A text and each of its lines: pages render lines as paragraphs. */
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

const fieldsOf = (
  { sys, fields }: RawContent,
  names: readonly string[],
  assets: ReadonlyMap<string, RawContent>,
): ShownField[] =>
  names.flatMap((name): ShownField[] => {
    const [type, fieldId = ''] = name.split('.')
    const value = sys.contentType?.sys.id === type ? fields[fieldId] : undefined
    const file = fileOf(assets.get(linkedAsset(value) ?? ''))
    const field = { entryId: sys.id, fieldId }
    if (file !== null) return [{ ...field, text: file, kind: 'picture' }]
    return textsOf(value)
      .map(foldBlanks)
      .filter((text) => text !== '')
      .map((text) => ({ ...field, text, kind: 'text' }))
  })

/** All that a page may show of these entries, by rank. @param ranks as `type.field`, the first preferred */
export function shownFields(items: RawContent[], ranks: readonly (readonly string[])[]): ShownField[] {
  const assets = new Map(items.filter(({ sys }) => sys.type === 'Asset').map((item) => [item.sys.id, item]))
  return ranks.flatMap((names) => items.flatMap((item) => fieldsOf(item, names, assets)))
}
