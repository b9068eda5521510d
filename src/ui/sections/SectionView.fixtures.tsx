import type { SectionType } from '@/shared/content-model/views/rich-text'
import type { Fixtures } from '@/ui/components/fixtures'
import type { SectionViewProps } from './SectionView'
import { sectionsFixture } from './sections-fixture'

/** One section by its type; each type has fixtures of its own. */
export const fixtures: Fixtures<SectionViewProps<SectionType>> = Object.fromEntries(
  sectionsFixture.map((section) => [section.type, { section }]),
)
