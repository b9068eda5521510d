import type { CarouselPanel } from '@/shared/content-model/types/carousel'
import { fixturePicture } from '../fixture-picture'
import { actionFixture, SENTENCE } from '../fixture-texts'

export const panelFixture = (id: string, more: Partial<CarouselPanel> = {}): CarouselPanel => ({
  id,
  title: 'Noites leves para toda a família',
  text: SENTENCE,
  textUnderButton: null,
  image: fixturePicture('Uma família na sala', 1600, 900),
  action: actionFixture({ id: `${id}-action` }),
  position: 'left',
  tone: 'light',
  ...more,
})
