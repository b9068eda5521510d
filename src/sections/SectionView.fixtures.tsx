import type { Fixtures } from '@/components/fixtures'
import type { SectionType } from '@/content-model/views/rich-text'
import type { SectionViewProps } from './SectionView'
import { sectionsFixture } from './sections-fixture'

/** One section by its type; each type has fixtures of its own. */
export const fixtures: Fixtures<SectionViewProps<SectionType>> = Object.fromEntries(
  sectionsFixture.map((section) => [section.type, { section }]),
)
