import { onSurface } from '../FixtureSurface/FixtureSurface'
import type { Fixtures } from '../fixtures'
import { MedicineBlock } from './MedicineBlock'

export const fixtures: Fixtures<Parameters<typeof MedicineBlock>[0]> = {
  'with a medicine': { products: [{ category: 'cosmetic' }, { category: 'medicine' }] },
  'without one: nothing': { products: [{ category: 'food' }, {}] },
  'on a dark surface': onSurface('petrol', <MedicineBlock products={[{ category: 'medicine' }]} />),
}
