import type { Surface } from '@/shared/content-model/views/section-base'
import type { LineColor } from '@/shared/content-model/vocabulary'
import { cardFixture } from '../Card/card-fixture'
import { onSurface } from '../FixtureSurface/FixtureSurface'
import type { Fixtures } from '../fixtures'
import { CardGrid, type CardGridProps } from './CardGrid'

const LINES: LineColor[] = ['mint', 'honey', 'amber', 'coral', 'olive', 'sky']

const grid = (variant: CardGridProps['variant'], count: number): CardGridProps => ({
  variant,
  cards: Array.from({ length: count }, (_, index) =>
    cardFixture(
      `${index}`,
      variant === 'products'
        ? { kind: 'product', eyebrow: null, lineColor: LINES[index % LINES.length] ?? 'mint' }
        : {},
    ),
  ),
})

const on = (surface: Surface, props: CardGridProps) =>
  onSurface(surface, <CardGrid {...props} surface={surface} />)

export const fixtures: Fixtures<CardGridProps> = {
  'empty: nothing': grid('grid', 0),
  'one card': grid('grid', 1),
  'two cards': grid('grid', 2),
  'three cards': grid('grid', 3),
  'five cards': grid('grid', 5),
  'rows: three beside each other, and one': grid('rows', 4),
  'three tiles': grid('tiles', 3),
  'one product': grid('products', 1),
  'two products': grid('products', 2),
  'three products': grid('products', 3),
  'five products': grid('products', 5),
  'articles: the first leads, the others are rows': grid('articles', 4),
  tiles: grid('tiles', 6),
  circles: grid('circles', 5),
  'products on white: the tints of their lines': on('white', grid('products', 6)),
  'products on mint: no tint': on('mint', grid('products', 4)),
  'on a dark surface': on('petrol', grid('circles', 4)),
  'long titles beside short ones': {
    variant: 'grid',
    cards: [
      cardFixture('short', { title: 'Tosse', text: null }),
      cardFixture('long', {
        title: 'O que fazer quando a criança acorda à noite com tosse seca e nariz entupido',
      }),
      cardFixture('bare', { image: null, eyebrow: null, text: null, href: null }),
    ],
  },
}
