import type { Section } from '@/models/rich-text'

/** Blocks that fill the width: in front of a page they take the place of the breadcrumb bar and of a plain title. */
const OPENING_BLOCKS: Section['type'][] = ['banner', 'carousel', 'productBanner']

/** Whether the first of these sections fills the width. */
export function opensWithBlock(sections: Section[] | undefined): boolean {
  const first = sections?.[0]
  return first !== undefined && OPENING_BLOCKS.includes(first.type)
}
