import {
  BLOCKS,
  type Block,
  INLINES,
  type Inline,
  type Text,
  TOP_LEVEL_BLOCKS,
  type TopLevelBlock,
} from '@contentful/rich-text-types'

const blocks: readonly string[] = Object.values(BLOCKS)
const inlines: readonly string[] = Object.values(INLINES)
const topLevel: readonly string[] = TOP_LEVEL_BLOCKS

export const isBlockType = (type: string): type is BLOCKS => blocks.includes(type)
export const isInlineType = (type: string): type is INLINES => inlines.includes(type)
export const isTopLevelBlock = (node: Block | Inline | Text): node is TopLevelBlock =>
  topLevel.includes(node.nodeType)
export const isInlineOrText = (node: Block | Inline | Text): node is Inline | Text =>
  node.nodeType === 'text' || isInlineType(node.nodeType)
