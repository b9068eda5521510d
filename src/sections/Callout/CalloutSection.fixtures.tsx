import { fixturePicture } from '@/components/fixture-picture'
import { actionFixture, LONG_TEXT, LONG_TITLE, RIGHT_TO_LEFT, SENTENCE } from '@/components/fixture-texts'
import type { Fixtures } from '@/components/fixtures'
import type { SectionProps } from '../section-props'

type Props = SectionProps<'callout'>

const callout = (variant: Props['section']['variant'], more: Partial<Props['section']> = {}): Props => ({
  section: {
    type: 'callout',
    id: variant,
    variant,
    title: 'Sinta o ar de novo',
    subTitle: 'Para todos',
    text: SENTENCE,
    supportingText: null,
    disclaimer: null,
    image: fixturePicture('Um quarto arejado'),
    link: null,
    actions: [actionFixture()],
    ...more,
  },
})
const bare = { subTitle: null, text: null, image: null, actions: [] }

export const fixtures: Fixtures<Props> = {
  card: callout('card'),
  'picture at the left': callout('imageLeft'),
  'picture at the right': callout('imageRight'),
  highlight: callout('highlight'),
  plain: callout('plain'),
  'words only': callout('card', { image: null }),
  'title only': callout('plain', bare),
  'with all that there is': callout('imageLeft', {
    supportingText: SENTENCE,
    disclaimer: 'Se os sintomas persistirem, procure um médico.',
    link: { href: '/pt-br/dicas/', text: 'Ler as dicas' },
  }),
  'on ice': callout('card', { surface: 'ice' }),
  'on mint': callout('card', { surface: 'mint' }),
  'on sun': callout('imageRight', { surface: 'sun' }),
  'on a dark surface': callout('card', { surface: 'petrol' }),
  'long text': callout('imageRight', { title: LONG_TITLE, text: LONG_TEXT }),
  'text from right to left': callout('card', { title: RIGHT_TO_LEFT, text: RIGHT_TO_LEFT, image: null }),
}
