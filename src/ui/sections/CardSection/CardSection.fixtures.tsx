import { cardFixture } from '@/ui/components/Card/card-fixture'
import { statesOf } from '../section-fixture'

const cards = (kind: 'article' | 'product') => ['a', 'b', 'c', 'd'].map((id) => cardFixture(id, { kind }))

export const fixtures = statesOf<'cardSection'>(
  {
    type: 'cardSection',
    id: 'cards',
    variant: 'grid',
    surface: 'white',
    title: 'Para cada momento',
    subTitle: null,
    description: null,
    disclaimer: null,
    image: null,
    cards: cards('article'),
    action: null,
  },
  {
    grid: {},
    tiles: { variant: 'tiles' },
    circles: { variant: 'circles' },
    products: { variant: 'products', cards: cards('product') },
    articles: { variant: 'articles' },
  },
)
