import type { RichTextNode } from '@/models/rich-text'

/** Everything that a node says, without its marks. */
export const textOf = (node: RichTextNode): string =>
  'value' in node ? node.value : (node.content ?? []).map(textOf).join('')
