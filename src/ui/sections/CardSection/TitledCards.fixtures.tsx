import { cardFixture } from '@/ui/components/Card/card-fixture'
import { fixturePicture } from '@/ui/components/fixture-picture'
import { actionFixture, LONG_TEXT, LONG_TITLE, SENTENCE } from '@/ui/components/fixture-texts'
import type { Fixtures } from '@/ui/components/fixtures'
import type { TitledCardsProps } from './TitledCards'

const cards = (count: number, more: Partial<TitledCardsProps> = {}): TitledCardsProps => ({
  variant: 'grid',
  title: 'Para cada momento',
  cards: Array.from({ length: count }, (_, index) => cardFixture(`${index}`)),
  ...more,
})

/** For variants see `CardGrid`. */
export const fixtures: Fixtures<TitledCardsProps> = {
  'no cards': cards(0),
  one: cards(1),
  many: cards(4),
  'with all that there is': cards(3, {
    subTitle: 'Sintomas',
    description: SENTENCE,
    disclaimer: 'Se os sintomas persistirem, procure um médico.',
    image: fixturePicture('Um quarto arejado'),
    action: actionFixture(),
  }),
  'on ice': cards(2, { surface: 'ice', action: actionFixture({ variant: 'secondary' }) }),
  'on mint': cards(2, { surface: 'mint' }),
  'on sun': cards(2, { surface: 'sun' }),
  'on a dark surface': cards(2, { surface: 'petrol', action: actionFixture(), disclaimer: SENTENCE }),
  'long text': cards(1, { title: LONG_TITLE, subTitle: LONG_TITLE, description: LONG_TEXT }),
}
