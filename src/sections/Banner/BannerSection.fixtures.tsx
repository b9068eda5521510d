import { fixturePicture } from '@/components/fixture-picture'
import { actionFixture, SENTENCE } from '@/components/fixture-texts'
import type { Fixtures } from '@/components/fixtures'
import type { SectionProps } from '../section-props'

type Props = SectionProps<'banner'>

const banner = (variant: Props['section']['variant']): Props => ({
  section: {
    type: 'banner',
    id: variant,
    variant,
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
})

/** For further states see `Banner`. */
export const fixtures: Fixtures<Props> = {
  'hero, as wide as the window': banner('hero'),
  'split, on the page grid': banner('split'),
  'overlay, on the page grid': banner('overlay'),
  'compact, on the page grid': banner('compact'),
}
