import { createContext, useContext } from 'react'
import type { Section } from '@/models/rich-text'
import type { HeadingLevel } from '@/models/section-base'

/** The level of a section's title, as a number from 1 to 6. */
export const HeadingLevelContext = createContext(2)

const TAGS: HeadingLevel[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** @param level from 1; what is deeper than 6 stays 6 */
export function headingTag(level: number): HeadingLevel {
  return TAGS[level - 1] ?? 'h6'
}

/**
 * The levels of headings in the section that is being drawn: of its title, and of what stands below it, which takes the
 * title's place where there is none.
 */
export function useHeadingLevels(title: unknown): {
  own: HeadingLevel
  inner: HeadingLevel
  innerLevel: number
} {
  const level = useContext(HeadingLevelContext)
  const innerLevel = title ? level + 1 : level
  return { own: headingTag(level), inner: headingTag(innerLevel), innerLevel }
}

/** Whether a section can be a page's h1: its editors said so, and it has words for it. */
export function isTopHeading(section: Section | null | undefined): boolean {
  return (
    section != null && 'headingLevel' in section && section.headingLevel === 'h1' && section.title !== null
  )
}

/** The title of a video is no heading. */
const hasHeading = (section: Section): boolean =>
  'title' in section && section.title !== null && section.type !== 'video'

/** Levels of section titles on a page: below the h1, and only an opening section may be that itself. */
const BASE = 2

/**
 * The levels of the titles of sections that follow each other: what editors chose, but never the page's second h1 and
 * never more than one step below the title before.
 * @param opensPage whether the first of them may draw the page's h1
 */
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
