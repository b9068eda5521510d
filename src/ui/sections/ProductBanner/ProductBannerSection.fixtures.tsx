import { fixturePicture } from '@/ui/components/fixture-picture'
import { LONG_TEXT, LONG_TITLE, SENTENCE } from '@/ui/components/fixture-texts'
import { statesOf } from '../section-fixture'

const item = (title: string, text: string | null = SENTENCE) => ({
  id: title,
  title,
  text,
  image: fixturePicture('', 200, 200),
})

export const fixtures = statesOf<'productBanner'>(
  {
    type: 'productBanner',
    id: 'banner',
    title: 'Por que funciona',
    items: [item('Alivia')],
    backgroundImage: fixturePicture('Um quarto arejado'),
  },
  {
    'no points': { items: [] },
    one: {},
    many: { items: [item('Alivia'), item('Refresca'), item('Acalma', null), item('Perfuma')] },
    'without a picture': { items: [item('Alivia'), item('Refresca')], backgroundImage: null },
    'without a title': { title: null },
    'long text': { items: [item(LONG_TITLE, LONG_TEXT), item('Refresca')], title: LONG_TITLE },
  },
)
