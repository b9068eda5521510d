import type { ExportField } from '@sandbox/export-format'
import { isRecord } from './guards'

/** A link to an entry or asset, as found in a field. */
export interface LinkRef {
  kind: 'Entry' | 'Asset'
  id: string
}

export function linkRef(value: unknown): LinkRef | null {
  if (!isRecord(value) || !isRecord(value.sys)) return null
  const { type, linkType, id } = value.sys
  if (type !== 'Link' || typeof id !== 'string') return null
  return linkType === 'Entry' || linkType === 'Asset' ? { kind: linkType, id } : null
}

const fromRichText = (node: unknown, found: LinkRef[]): void => {
  if (!isRecord(node)) return
  const target = isRecord(node.data) ? linkRef(node.data.target) : null
  if (target !== null) found.push(target)
  if (Array.isArray(node.content)) for (const child of node.content) fromRichText(child, found)
}

/** Links in a field's value; those embedded in or linked from rich text count like any other. */
export function linksIn(type: ExportField['type'], value: unknown): LinkRef[] {
  const found: LinkRef[] = []
  if (type === 'RichText') fromRichText(value, found)
  else if (type === 'Link' || type === 'Array') {
    for (const part of Array.isArray(value) ? value : [value]) {
      const link = linkRef(part)
      if (link !== null) found.push(link)
    }
  }
  return found
}
