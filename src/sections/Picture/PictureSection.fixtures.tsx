import { fixturePicture } from '@/components/fixture-picture'
import { LONG_TITLE } from '@/components/fixture-texts'
import type { Fixtures } from '@/components/fixtures'
import type { SectionProps } from '../section-props'

type Props = SectionProps<'picture'>

const picture = (more: Partial<Props['section']> = {}): Props => ({
  section: {
    type: 'picture',
    id: 'picture',
    picture: fixturePicture('Um quarto arejado', 800, 500),
    link: null,
    shape: 'rounded',
    ...more,
  },
})

export const fixtures: Fixtures<Props> = {
  rounded: picture(),
  square: picture({ shape: 'square' }),
  circle: picture({ shape: 'circle' }),
  'with a link': picture({ link: { href: '/pt-br/dicas/', text: 'Ler as dicas' } }),
  'with a long link': picture({ link: { href: '/pt-br/dicas/', text: LONG_TITLE } }),
}
