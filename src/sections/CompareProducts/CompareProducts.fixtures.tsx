import type { Fixtures } from '@/components/fixtures'
import { comparisonFixture } from '../comparison-fixture'
import type { CompareProductsProps } from './CompareProducts'

export const isInset = true

/** What is chosen stands in the address; `CompareTable` and `Picker` show it. */
export const fixtures: Fixtures<CompareProductsProps> = {
  'can be tried': { comparison: comparisonFixture },
}
