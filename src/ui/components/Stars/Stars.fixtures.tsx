import type { Fixtures } from '../fixtures'
import type { StarsProps } from './Stars'

export const fixtures: Fixtures<StarsProps> = {
  'all five': { value: 5 },
  'a part of a star': { value: 3.4 },
  one: { value: 1 },
}
