import type { Fixtures } from '@/ui/components/fixtures'
import { comparisonFixture } from '../comparison-fixture'
import type { CompareProductsProps } from './CompareProducts'

export const isInset = true

/** The choice is in the address; for it see `CompareTable` and `Picker`. */
export const fixtures: Fixtures<CompareProductsProps> = {
  'can be tried': { comparison: comparisonFixture },
}
