import { cardFixture } from '@/components/Card/card-fixture'
import type { Fixtures } from '@/components/fixtures'
import type { SectionProps } from '../section-props'

type Props = SectionProps<'cardSection'>

const section = (variant: Props['section']['variant'], kind: 'article' | 'product' = 'article'): Props => ({
  section: {
    type: 'cardSection',
    id: variant,
    variant,
    surface: 'white',
    title: 'Para cada momento',
    subTitle: null,
    description: null,
    disclaimer: null,
    image: null,
    cards: ['a', 'b', 'c', 'd'].map((id) => cardFixture(id, { kind })),
    action: null,
  },
})

export const fixtures: Fixtures<Props> = {
  grid: section('grid'),
  tiles: section('tiles'),
  circles: section('circles'),
  products: section('products', 'product'),
  articles: section('articles'),
}
