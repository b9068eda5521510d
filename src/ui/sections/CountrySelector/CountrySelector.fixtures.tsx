import type { Continent } from '@/shared/content-model/views/country'
import type { Fixtures } from '@/ui/components/fixtures'
import { continentsFixture } from '../country-fixture'

export const isInset = true

export const fixtures: Fixtures<{ continents: Continent[] }> = {
  'none: nothing': { continents: [] },
  'one continent': { continents: continentsFixture.slice(1) },
  'many: here, elsewhere, and without a site': { continents: continentsFixture },
}
