import { fixturePicture } from '@/ui/components/fixture-picture'
import { LONG_TITLE } from '@/ui/components/fixture-texts'
import { statesOf } from '../section-fixture'

export const fixtures = statesOf<'picture'>(
  {
    type: 'picture',
    id: 'picture',
    picture: fixturePicture('Um quarto arejado', 800, 500),
    link: null,
    shape: 'rounded',
  },
  {
    rounded: {},
    square: { shape: 'square' },
    circle: { shape: 'circle' },
    'with a link': { link: { href: '/pt-br/dicas/', text: 'Ler as dicas' } },
    'with a long link': { link: { href: '/pt-br/dicas/', text: LONG_TITLE } },
  },
)
