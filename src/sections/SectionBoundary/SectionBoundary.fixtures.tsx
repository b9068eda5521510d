import { SENTENCE } from '@/components/fixture-texts'
import type { Fixtures } from '@/components/fixtures'
import type { SectionBoundaryProps } from './SectionBoundary'

export const isInset = true

/** What stands in the place of a section that fails is shown by `SectionFailure`: failing on purpose would be reported. */
export const fixtures: Fixtures<SectionBoundaryProps> = {
  'round a section that does not fail': {
    section: { type: 'notice', id: 'notice' },
    children: <p>{SENTENCE}</p>,
  },
}
