import type { ReactElement } from 'react'
import { onSurface } from '../FixtureSurface/FixtureSurface'
import type { Fixtures } from '../fixtures'
import { CarouselControls, type CarouselControlsProps } from './CarouselControls'
import { panelFixture } from './carousel-fixture'

const controls = (count: number, more: Partial<CarouselControlsProps> = {}): (() => ReactElement) => {
  const panels = Array.from({ length: count }, (_, index) => panelFixture(`slide ${index}`))
  return onSurface(
    'mint',
    <CarouselControls panels={panels} current={1} onGoTo={() => {}} autoAdvance={null} {...more} />,
  )
}

export const fixtures: Fixtures<CarouselControlsProps> = {
  'nothing advances by itself': controls(2),
  'advancing: can be paused': controls(3, {
    autoAdvance: { isRunning: true, isInterrupted: false, toggle: () => {} },
  }),
  'paused: can go on': controls(3, {
    autoAdvance: { isRunning: false, isInterrupted: false, toggle: () => {} },
  }),
  many: controls(8),
}
