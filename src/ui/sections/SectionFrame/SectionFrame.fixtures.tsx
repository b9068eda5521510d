import { SENTENCE } from '@/ui/components/fixture-texts'
import type { Fixtures } from '@/ui/components/fixtures'
import type { SectionFrameProps } from './SectionFrame'

const on = (surface?: SectionFrameProps['surface']): SectionFrameProps => ({
  ...(surface && { surface }),
  children: <p>{SENTENCE}</p>,
})

export const fixtures: Fixtures<SectionFrameProps> = {
  'on the ground it stands on': on(),
  'on ice': on('ice'),
  'on mint': on('mint'),
  'on sun': on('sun'),
  'on a dark surface': on('petrol'),
}
