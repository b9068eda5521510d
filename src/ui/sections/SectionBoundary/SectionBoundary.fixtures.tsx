import { SENTENCE } from '@/ui/components/fixture-texts'
import type { Fixtures } from '@/ui/components/fixtures'
import type { SectionBoundaryProps } from './SectionBoundary'

export const isInset = true

/** For the fallback see `SectionFailure`: a failing section would be reported. */
export const fixtures: Fixtures<SectionBoundaryProps> = {
  'round a section that does not fail': {
    section: { type: 'notice', id: 'notice' },
    children: <p>{SENTENCE}</p>,
  },
}
