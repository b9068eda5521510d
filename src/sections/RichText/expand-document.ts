import { BLOCKS, type Block, type Document, type Inline, type Text } from '@contentful/rich-text-types'
import { wordsOf } from '@/lib/words-of'
import type { RichText, RichTextElement, RichTextNode } from '@/models/rich-text'
import { isBlockType, isInlineOrText, isInlineType, isTopLevelBlock } from './known-nodes'
import { linkContacts } from './link-contacts'

type Expanded = Block | Inline | Text

/** Header cells name a column when their whole row consists of them, otherwise their row. */
const withScopes = (row: RichTextElement) => {
  const cells = row.content ?? []
  return cells.every((cell) => !('value' in cell) && cell.nodeType === BLOCKS.TABLE_HEADER_CELL)
    ? 'col'
    : 'row'
}

/** What the first row says: the names of a table's columns, which tell it from the page's other tables. */
const columnsOf = (table: RichTextElement) => {
  const [row] = table.content ?? []
  const cells = row && 'content' in row ? (row.content ?? []) : []
  return cells
    .map((cell) => wordsOf(cell).trim())
    .filter(Boolean)
    .join(', ')
}

const expand = (node: RichTextNode, scope?: string): Expanded[] => {
  if ('value' in node) {
    const marks = (node.marks ?? []).map((type) => ({ type }))
    return [{ nodeType: 'text', value: node.value, marks, data: {} }]
  }
  const { nodeType, href, section, anchor } = node
  const rowScope = nodeType === BLOCKS.TABLE_ROW ? withScopes(node) : undefined
  const children = node.content ?? []
  const content = (nodeType === BLOCKS.PARAGRAPH ? linkContacts(children) : children).flatMap((child) =>
    expand(child, rowScope),
  )
  const columns = nodeType === BLOCKS.TABLE ? columnsOf(node) : undefined
  const data = { href, section, anchor, scope, columns }
  if (isBlockType(nodeType)) return [{ nodeType, data, content }]
  if (isInlineType(nodeType)) return [{ nodeType, data, content: content.filter(isInlineOrText) }]
  return []
}

/**
 * Contentful's document again from the compact model that travels to the browser. Nodes of unknown type are dropped.
 */
export const expandDocument = (body: RichText): Document => ({
  nodeType: BLOCKS.DOCUMENT,
  data: {},
  content: body.flatMap((node) => expand(node)).filter(isTopLevelBlock),
})
