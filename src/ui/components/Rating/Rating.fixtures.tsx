import type { Fixtures } from '../fixtures'
import type { Rating } from './Rating'

export const fixtures: Fixtures<Parameters<typeof Rating>[0]> = {
  'one review': { rating: { average: 4, count: 1 } },
  'many reviews': { rating: { average: 4.3, count: 1284 } },
}
