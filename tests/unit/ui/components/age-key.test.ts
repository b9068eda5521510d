import { ageKey } from '@/shared/content-model/products/age-key'
import { componentMarkLabels } from '@/shared/labels/component-marks'
import { createLabelReader } from '@/shared/labels/reader'

const label = createLabelReader(componentMarkLabels, {})

test.each<[months: number, doctorUntil: number | null, words: string]>([
  [0, null, 'Todas as idades'],
  [3, null, 'A partir de 3 meses'],
  [24, null, 'A partir de 2 anos'],
  [216, null, 'Adultos'],
  [24, 144, '12 anos; de 2 a 11, só com o pediatra'],
  [72, 216, '18 anos; de 6 a 17, só com o pediatra'],
  [144, 144, 'A partir de 12 anos'],
])(
  'an age of %s months, with a doctor until %s, is written as “%s” (PRODUCT-6)',
  (months, doctorUntil, words) => {
    const { key, values } = ageKey(months, doctorUntil)
    expect(label(key, values)).toBe(words)
  },
)
