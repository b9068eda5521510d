import { SENTENCE } from '../fixture-texts'
import type { Fixtures } from '../fixtures'
import type { FailureBoundaryProps } from './FailureBoundary'

export const isInset = true

/** A failing part would be reported. */
export const fixtures: Fixtures<FailureBoundaryProps> = {
  'around a part that does not fail': {
    part: { type: 'part', id: 'header' },
    children: <p>{SENTENCE}</p>,
  },
}
