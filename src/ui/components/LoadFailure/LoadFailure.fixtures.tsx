import type { Fixtures } from '../fixtures'
import type { LoadFailureProps } from './LoadFailure'

export const takesWindow = true

export const fixtures: Fixtures<LoadFailureProps> = {
  'in place of a part': { onRetry: () => {} },
  'over the page': { onRetry: () => {}, onClose: () => {} },
}
