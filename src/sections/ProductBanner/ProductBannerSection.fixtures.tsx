import { fixturePicture } from '@/components/fixture-picture'
import { LONG_TEXT, LONG_TITLE, SENTENCE } from '@/components/fixture-texts'
import type { Fixtures } from '@/components/fixtures'
import type { SectionProps } from '../section-props'

type Props = SectionProps<'productBanner'>

const item = (title: string, text: string | null = SENTENCE) => ({
  id: title,
  title,
  text,
  image: fixturePicture('', 200, 200),
})
const banner = (items: Props['section']['items'], more: Partial<Props['section']> = {}): Props => ({
  section: {
    type: 'productBanner',
    id: 'banner',
    title: 'Por que funciona',
    items,
    backgroundImage: fixturePicture('Um quarto arejado'),
    ...more,
  },
})

export const fixtures: Fixtures<Props> = {
  'no points': banner([]),
  one: banner([item('Alivia')]),
  many: banner([item('Alivia'), item('Refresca'), item('Acalma', null), item('Perfuma')]),
  'without a picture': banner([item('Alivia'), item('Refresca')], { backgroundImage: null }),
  'without a title': banner([item('Alivia')], { title: null }),
  'long text': banner([item(LONG_TITLE, LONG_TEXT), item('Refresca')], { title: LONG_TITLE }),
}
