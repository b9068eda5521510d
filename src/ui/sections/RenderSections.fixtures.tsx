import type { Fixtures } from '@/ui/components/fixtures'
import type { RenderSectionsProps } from './RenderSections'
import { sectionsFixture } from './sections-fixture'

export const fixtures: Fixtures<RenderSectionsProps> = {
  'none: nothing': { sections: [] },
  one: { sections: sectionsFixture.slice(0, 1) },
  'many, of several types': { sections: sectionsFixture },
  'one shown twice': { sections: [...sectionsFixture.slice(0, 1), ...sectionsFixture.slice(0, 1)] },
}
