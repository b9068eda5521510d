import type { Fixtures } from '../fixtures'
import type { RatingProps } from './Rating'

export const fixtures: Fixtures<RatingProps> = {
  'one review': { rating: { average: 4, count: 1 } },
  'many reviews': { rating: { average: 4.3, count: 1284 } },
}
