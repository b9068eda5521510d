import { fixturePicture } from '@/ui/components/fixture-picture'
import { actionFixture, SENTENCE } from '@/ui/components/fixture-texts'
import { statesOf } from '../section-fixture'

/** For further states see `Banner`. */
export const fixtures = statesOf<'banner'>(
  {
    type: 'banner',
    id: 'banner',
    variant: 'hero',
    headingLevel: 'h2',
    tagline: 'Para respirar melhor',
    title: 'Noites leves para toda a família',
    titleParts: null,
    subTitle: null,
    description: SENTENCE,
    quotes: [],
    image: fixturePicture('Uma família na sala'),
    badge: null,
    actions: [actionFixture()],
  },
  {
    'hero, as wide as the window': {},
    'split, on the page grid': { variant: 'split' },
    'overlay, on the page grid': { variant: 'overlay' },
    'compact, on the page grid': { variant: 'compact' },
  },
)
