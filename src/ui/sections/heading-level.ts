import { createContext, useContext } from 'react'
import type { Section } from '@/shared/content-model/views/rich-text'
import type { HeadingLevel } from '@/shared/content-model/views/section-base'

/** The level of a section's title, 1 to 6. */
export const HeadingLevelContext = createContext(2)

const TAGS: HeadingLevel[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** @param level from 1; deeper than 6 is 6 */
export function headingTag(level: number): HeadingLevel {
  return TAGS[level - 1] ?? 'h6'
}

/** Heading levels in the present section: of its title, and of the next level, which moves up if there is no title. */
export function useHeadingLevels(title: unknown) {
  const level = useContext(HeadingLevelContext)
  const innerLevel = title ? level + 1 : level
  return { own: headingTag(level), inner: headingTag(innerLevel), innerLevel }
}

/** Whether a section can be the page's h1: editors said so, and it has a title. */
export function isTopHeading(section: Section | null | undefined): boolean {
  return (
    section != null && 'headingLevel' in section && section.headingLevel === 'h1' && section.title !== null
  )
}

/** A video's title is no heading. */
const hasHeading = (section: Section): boolean =>
  'title' in section && section.title !== null && section.type !== 'video'

/** Level of section titles: below the h1; only an opening section may be the h1. */
const BASE = 2

/** Title levels: as editors chose, with one h1 (if `opensPage`), and never more than one step deeper than before. */
export function sectionLevels(sections: Section[], opensPage: boolean): number[] {
  let above = BASE - 1
  return sections.map((section, index) => {
    if (opensPage && index === 0 && isTopHeading(section)) return 1
    const chosen = 'headingLevel' in section ? Number(section.headingLevel[1]) : BASE
    const level = Math.min(Math.max(chosen, BASE), above + 1)
    if (hasHeading(section)) above = level
    return level
  })
}
