import { holdsSections } from '@/lib/rich-text-tree'
import type { Section, SectionType } from '@/models/rich-text'
import { LEFT_OUT } from '@/navigation/left-out'

/** Sections of words, pictures and links, in which visitors change nothing: still parts (`registry.ts`, `*-part.ts`, ADR 43). */
const STILL_SECTIONS = [
  'action',
  'banner',
  'callout',
  'cardSection',
  'faq',
  'links',
  'notice',
  'picture',
  'productBanner',
] as const satisfies SectionType[]

/** A section that stands in the document, with what its neighbors go by alone: whether it has a title, and of which rank. */
export type LeftOutSection = Pick<Section, 'type' | 'id'> & typeof LEFT_OUT

const STILL: ReadonlySet<string> = new Set<string>(STILL_SECTIONS)

/** The section without what the document shows of it: so stays a text, too, in which no other section stands. What comes alive keeps all of it. */
export function leaveOut(section: Section): Section | LeftOutSection {
  const isStill = section.type === 'richText' ? !holdsSections(section.body) : STILL.has(section.type)
  if (!isStill) return section
  const { type, id } = section
  return {
    type,
    id,
    ...('title' in section && { title: section.title && '' }),
    ...('headingLevel' in section && { headingLevel: section.headingLevel }),
    ...LEFT_OUT,
  }
}
