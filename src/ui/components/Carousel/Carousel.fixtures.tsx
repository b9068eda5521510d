import type { CarouselPanel } from '@/shared/content-model/types/carousel'
import type { Fixtures } from '../fixtures'
import type { CarouselProps } from './Carousel'
import { panelFixture } from './carousel-fixture'

const carousel = (...panels: CarouselPanel[]): CarouselProps => ({
  panels,
  headingLevel: 'h2',
})

export const fixtures: Fixtures<CarouselProps> = {
  'one slide: no controls': carousel(panelFixture('one')),
  many: carousel(panelFixture('a'), panelFixture('b', { tone: 'dark' }), panelFixture('c')),
  'slides without links: the row is a stop of the keyboard': carousel(
    panelFixture('a', { action: null, position: 'center', tone: 'dark' }),
    panelFixture('b', { action: null }),
  ),
}
