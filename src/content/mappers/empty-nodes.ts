import { BLOCKS } from '@contentful/rich-text-types'
import { isBlank } from '@/lib/is-blank'
import type { RichTextNode } from '@/models/rich-text'

/** Nodes that are nothing but what they hold; a cell keeps its place in its row. */
const HOLDERS: string[] = [
  BLOCKS.PARAGRAPH,
  BLOCKS.HEADING_1,
  BLOCKS.HEADING_2,
  BLOCKS.HEADING_3,
  BLOCKS.HEADING_4,
  BLOCKS.HEADING_5,
  BLOCKS.HEADING_6,
  BLOCKS.QUOTE,
  BLOCKS.UL_LIST,
  BLOCKS.OL_LIST,
  BLOCKS.LIST_ITEM,
  BLOCKS.TABLE,
  BLOCKS.TABLE_ROW,
]

/** Whether a node shows nothing at all: no word, no picture, no section. */
export const isBlankNode = (node: RichTextNode): boolean =>
  'value' in node ? isBlank(node.value) : !node.section && (node.content ?? []).every(isBlankNode)

/** Whether a node would draw an empty box: a paragraph, heading, list or table in which nothing stands. */
export const isEmptyNode = (node: RichTextNode): boolean =>
  !('value' in node) && HOLDERS.includes(node.nodeType) && isBlankNode(node)
