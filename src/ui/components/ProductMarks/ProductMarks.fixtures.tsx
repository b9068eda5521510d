import { onSurface } from '../FixtureSurface/FixtureSurface'
import type { Fixtures } from '../fixtures'
import { ProductMarks, type ProductMarksProps } from './ProductMarks'

export const isNarrow = true

export const fixtures: Fixtures<ProductMarksProps> = {
  'a medicine for adults': { category: 'medicine', minimumAge: 216 },
  'a health product from some months on': { category: 'healthProduct', minimumAge: 3 },
  'a cosmetic from some years on': { category: 'cosmetic', minimumAge: 144 },
  'food, age unknown': { category: 'food' },
  'an appliance for every age': { category: 'appliance', minimumAge: 0 },
  'a medicine that a doctor decides on below some age': {
    category: 'medicine',
    minimumAge: 24,
    withDoctorUntil: 144,
  },
  'a medicine with what it contains': {
    category: 'medicine',
    minimumAge: 216,
    substances: ['Paracetamol', 'Fenilefrina'],
    registration: '1.0000.0006',
  },
  recalled: { category: 'medicine', minimumAge: 216, isRecalled: true },
  'age only': { minimumAge: 12 },
  'nothing known: nothing': {},
  'on a dark surface': onSurface('petrol', <ProductMarks category="roomScent" minimumAge={24} />),
}
