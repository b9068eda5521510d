import type { RichTextNode } from '@/models/rich-text'

/** Everything that a node of a text says, without its marks. */
export const wordsOf = (node: RichTextNode): string =>
  'value' in node ? node.value : (node.content ?? []).map(wordsOf).join('')
