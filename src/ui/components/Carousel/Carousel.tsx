import { useRef } from 'react'
import { useArrowKeys } from '@/browser/hooks/use-arrow-keys'
import type { CarouselPanel } from '@/shared/content-model/types/carousel'
import type { HeadingLevel } from '@/shared/content-model/views/section-base'
import { carouselLabels } from '@/shared/labels/component-carousel'
import { useLabels } from '@/shared/labels/use-labels'
import { tabStop } from '@/shared/utils/tab-stop'
import styles from './Carousel.module.scss'
import { CarouselControls } from './CarouselControls'
import { CarouselSlide } from './CarouselSlide'
import { useAutoAdvance } from './use-auto-advance'
import { useCurrentSlide } from './use-current-slide'

export interface CarouselProps {
  panels: CarouselPanel[]
  /** Names the region, in place of the usual name. */
  name?: string | null
  isMain?: boolean
  headingLevel: HeadingLevel
}

/** Slides in a row with scroll snap, which works without scripts (WAI-ARIA: Carousel); pause is the first control. */
export function Carousel({ panels, name, isMain = false, headingLevel }: CarouselProps) {
  const label = useLabels(carouselLabels)
  const regionName = name ?? label('carousel.label')
  const region = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const { current, goTo } = useCurrentSlide(track, panels.length)
  const { isAvailable, isRunning, isInterrupted, toggle } = useAutoAdvance(region, panels.length, () =>
    goTo(current + 1),
  )
  useArrowKeys(region, (step) => {
    goTo(current + step)
    // The focus would leave with the slide: the equivalent button takes it.
    if (track.current?.querySelector(':focus')) {
      region.current?.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus()
    }
  })
  // A scrollable row must be reachable by keyboard: by a link in its slides, or itself.
  const isStop = panels.length > 1 && !panels.every(({ action }) => action)

  return (
    <section
      ref={region}
      className={styles.carousel}
      aria-roledescription={label('carousel.role')}
      aria-label={regionName}
      data-tone={panels[current]?.tone}
    >
      {panels.length > 1 && (
        <CarouselControls
          panels={panels}
          current={current}
          onGoTo={goTo}
          autoAdvance={isAvailable ? { isRunning, isInterrupted, toggle } : null}
        />
      )}
      <div
        ref={track}
        className={styles.track}
        {...(isStop && {
          ...tabStop,
          role: 'region',
          'aria-label': label('carousel.slides', { name: regionName }),
        })}
      >
        {panels.map((panel, index) => (
          <CarouselSlide
            key={panel.id}
            panel={panel}
            headingLevel={headingLevel}
            position={index + 1}
            total={panels.length}
            isMain={isMain && index === 0}
            isCurrent={index === current}
          />
        ))}
      </div>
    </section>
  )
}
