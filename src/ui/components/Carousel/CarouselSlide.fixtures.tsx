import { LONG_TEXT, LONG_TITLE, RIGHT_TO_LEFT } from '../fixture-texts'
import type { Fixtures } from '../fixtures'
import type { CarouselSlideProps } from './CarouselSlide'
import { panelFixture } from './carousel-fixture'

const slide = (more: Parameters<typeof panelFixture>[1] = {}): CarouselSlideProps => ({
  panel: panelFixture('slide', more),
  headingLevel: 'h2',
  position: 1,
  total: 3,
  isMain: false,
  isCurrent: true,
})

export const fixtures: Fixtures<CarouselSlideProps> = {
  'text at the left': slide(),
  'title only, in the middle, dark': slide({ text: null, action: null, position: 'center', tone: 'dark' }),
  'long text at the right': slide({
    position: 'right',
    title: LONG_TITLE,
    text: LONG_TEXT,
    textUnderButton: 'Leia a bula antes de usar.',
  }),
  'text from right to left': slide({ title: RIGHT_TO_LEFT, text: RIGHT_TO_LEFT }),
}
