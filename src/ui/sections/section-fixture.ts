import type { SectionOf, SectionType } from '@/shared/content-model/views/rich-text'
import type { Fixtures } from '@/ui/components/fixtures'
import type { SectionProps } from './section-props'

/** A section's states for the gallery and tests: a section, and what is different in each state. */
export const statesOf = <Type extends SectionType>(
  section: SectionOf<Type>,
  states: Record<string, Partial<SectionOf<Type>>>,
): Fixtures<SectionProps<Type>> =>
  Object.fromEntries(
    Object.entries(states).map(([name, different]) => [name, { section: { ...section, ...different } }]),
  )
