import type { RichText, RichTextNode } from '@/models/rich-text'

const HEADING = /^heading-([1-6])$/

/**
 * The same text with its headings in order: the highest is `heading-2`, and each stands at most one level below the one
 * before, however editors jumped. The page's h1 is never the text's, so that its first and second level are one.
 */
export const withOutline = (body: RichText): RichText => {
  // The levels, as written, of the headings that the next one may stand below.
  let above: number[] = []
  const settle = (node: RichTextNode): RichTextNode => {
    if ('value' in node) return node
    const written = HEADING.exec(node.nodeType)?.[1]
    const content = node.content && { content: node.content.map(settle) }
    if (written === undefined) return { ...node, ...content }
    const level = Math.max(2, Number(written))
    above = [...above.filter((higher) => higher < level), level]
    return { ...node, ...content, nodeType: `heading-${above.length + 1}` }
  }
  return body.map(settle)
}
