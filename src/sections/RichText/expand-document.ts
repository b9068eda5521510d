import { BLOCKS, type Block, type Document, type Inline, type Text } from '@contentful/rich-text-types'
import { slugOf } from '@/lib/slug'
import type { RichText, RichTextElement, RichTextNode } from '@/models/rich-text'
import { isBlockType, isInlineOrText, isInlineType, isTopLevelBlock } from './known-nodes'
import { linkContacts } from './link-contacts'
import { textOf } from './text-of'

type Expanded = Block | Inline | Text

const isText = (node: RichTextNode) => 'value' in node

const isEmpty = (node: RichTextElement) =>
  /^(?:paragraph|heading-\d)$/.test(node.nodeType) &&
  textOf(node).trim() === '' &&
  (node.content ?? []).every((child) => isText(child) || !('section' in child))

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
  return row && 'content' in row ? (row.content ?? []).map(textOf).join(', ') : ''
}

/** Gives each heading an anchor of its own: the slug of its words, numbered where it repeats. */
const anchorMaker = () => {
  const seen = new Map<string, number>()
  return (node: RichTextElement) => {
    const slug = slugOf(textOf(node)) || 'secao'
    const count = (seen.get(slug) ?? 0) + 1
    seen.set(slug, count)
    return count === 1 ? slug : `${slug}-${count}`
  }
}

const expand = (
  node: RichTextNode,
  anchorFor: (node: RichTextElement) => string,
  scope?: string,
): Expanded[] => {
  if ('value' in node) {
    const marks = (node.marks ?? []).map((type) => ({ type }))
    return [{ nodeType: 'text', value: node.value, marks, data: {} }]
  }
  if (isEmpty(node)) return []
  const { nodeType, href, section } = node
  const rowScope = nodeType === BLOCKS.TABLE_ROW ? withScopes(node) : undefined
  const anchor = nodeType.startsWith('heading-') ? anchorFor(node) : undefined
  const children = node.content ?? []
  const content = (nodeType === BLOCKS.PARAGRAPH ? linkContacts(children) : children).flatMap((child) =>
    expand(child, anchorFor, rowScope),
  )
  const columns = nodeType === BLOCKS.TABLE ? columnsOf(node) : undefined
  const data = { href, section, anchor, scope, columns }
  if (isBlockType(nodeType)) return [{ nodeType, data, content }]
  if (isInlineType(nodeType)) return [{ nodeType, data, content: content.filter(isInlineOrText) }]
  return []
}

/**
 * Contentful's document again from the compact model that travels to the browser. Empty paragraphs and nodes of
 * unknown type are dropped.
 */
export const expandDocument = (body: RichText): Document => {
  const anchorFor = anchorMaker()
  return {
    nodeType: BLOCKS.DOCUMENT,
    data: {},
    content: body.flatMap((node) => expand(node, anchorFor)).filter(isTopLevelBlock),
  }
}
