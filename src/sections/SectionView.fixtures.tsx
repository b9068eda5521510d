import type { Fixtures } from '@/components/fixtures'
import type { SectionType } from '@/models/rich-text'
import type { SectionViewProps } from './SectionView'
import { sectionsFixture } from './sections-fixture'

/** One section by its type; what each type looks like is shown by its own piece. */
export const fixtures: Fixtures<SectionViewProps<SectionType>> = Object.fromEntries(
  sectionsFixture.map((section) => [section.type, { section }]),
)
