import type { Fixtures } from '@/ui/components/fixtures'
import { comparisonFixture } from '../comparison-fixture'
import type { PickerProps } from './Picker'

const picker = (...chosen: string[]): PickerProps => ({
  products: comparisonFixture.products,
  chosen,
  onToggle: () => {},
})

export const isInset = true

export const fixtures: Fixtures<PickerProps> = {
  'none chosen': picker(),
  'one chosen': picker('xarope'),
  'as many as can be: the others are disabled': picker('xarope', 'spray', 'pomada', 'balas'),
}
