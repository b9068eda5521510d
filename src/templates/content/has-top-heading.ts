import type { SectionContainer } from '@/models/sections'

/** Whether a section of these containers draws the page's h1. */
export const hasTopHeading = (containers: SectionContainer[]): boolean =>
  containers
    .flatMap(({ sections }) => sections)
    .some((section) => 'headingLevel' in section && section.headingLevel === 'h1' && section.title !== null)
