import { fixturePicture } from '@/ui/components/fixture-picture'
import { actionFixture, LONG_TEXT, LONG_TITLE, RIGHT_TO_LEFT, SENTENCE } from '@/ui/components/fixture-texts'
import { statesOf } from '../section-fixture'

export const fixtures = statesOf<'callout'>(
  {
    type: 'callout',
    id: 'callout',
    variant: 'card',
    title: 'Sinta o ar de novo',
    subTitle: 'Para todos',
    text: SENTENCE,
    supportingText: null,
    disclaimer: null,
    image: fixturePicture('Um quarto arejado'),
    link: null,
    actions: [actionFixture()],
  },
  {
    card: {},
    'picture at the left': { variant: 'imageLeft' },
    'picture at the right': { variant: 'imageRight' },
    highlight: { variant: 'highlight' },
    plain: { variant: 'plain' },
    'words only': { image: null },
    'title only': { variant: 'plain', subTitle: null, text: null, image: null, actions: [] },
    'with all that there is': {
      variant: 'imageLeft',
      supportingText: SENTENCE,
      disclaimer: 'Se os sintomas persistirem, procure um médico.',
      link: { href: '/pt-br/dicas/', text: 'Ler as dicas' },
    },
    'on ice': { surface: 'ice' },
    'on mint': { surface: 'mint' },
    'on sun': { variant: 'imageRight', surface: 'sun' },
    'on a dark surface': { surface: 'petrol' },
    'long text': { variant: 'imageRight', title: LONG_TITLE, text: LONG_TEXT },
    'text from right to left': { title: RIGHT_TO_LEFT, text: RIGHT_TO_LEFT, image: null },
  },
)
