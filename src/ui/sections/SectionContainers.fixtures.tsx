import type { SectionContainer } from '@/shared/content-model/types/content-page'
import { fixturePicture } from '@/ui/components/fixture-picture'
import type { Fixtures } from '@/ui/components/fixtures'
import type { SectionContainersProps } from './SectionContainers'
import { sectionsFixture } from './sections-fixture'

const container = (more: Partial<SectionContainer> = {}): SectionContainersProps => ({
  containers: [
    {
      id: 'block',
      width: 'wide',
      surface: 'white',
      backgroundImage: null,
      sections: sectionsFixture,
      ...more,
    },
  ],
})

export const fixtures: Fixtures<SectionContainersProps> = {
  'none: nothing': { containers: [] },
  'without sections': container({ sections: [] }),
  wide: container(),
  narrow: container({ width: 'narrow' }),
  full: container({ width: 'full' }),
  'on ice': container({ surface: 'ice' }),
  'on mint': container({ surface: 'mint' }),
  'on sun': container({ surface: 'sun' }),
  'on a dark surface': container({ surface: 'petrol' }),
  'over a picture': container({ backgroundImage: fixturePicture('Um quarto arejado') }),
}
