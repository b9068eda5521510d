import { useRef } from 'react'
import type { CarouselPanel, HeadingLevel } from '@/models/sections'
import styles from './Carousel.module.scss'
import { CarouselControls } from './CarouselControls'
import { CarouselSlide } from './CarouselSlide'
import type { CarouselTexts } from './carousel-texts'
import { useArrowKeys } from './use-arrow-keys'
import { useAutoAdvance } from './use-auto-advance'
import { useCurrentSlide } from './use-current-slide'

export interface CarouselProps {
  panels: CarouselPanel[]
  texts: CarouselTexts
  /** Whether its first picture is the page's largest. */
  isLargest?: boolean
  headingLevel: HeadingLevel
}

/**
 * Slides in a row that scrolls and snaps: swiping is the browser's own, and without scripts the row still scrolls.
 * Roles and names after the WAI-ARIA carousel pattern.
 */
export function Carousel({ panels, texts, isLargest = false, headingLevel }: CarouselProps) {
  const region = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const { current, goTo } = useCurrentSlide(track, panels.length)
  const { isAvailable, isRunning, toggle } = useAutoAdvance(region, panels.length, () => goTo(current + 1))
  useArrowKeys(region, (step) => goTo(current + step))

  return (
    <section
      ref={region}
      className={styles.carousel}
      aria-roledescription={texts.role}
      aria-label={texts.region}
    >
      <div ref={track} className={styles.track} aria-live={isRunning ? 'off' : 'polite'}>
        {panels.map((panel, index) => (
          <CarouselSlide
            key={panel.id}
            panel={panel}
            headingLevel={headingLevel}
            role={texts.slideRole}
            label={texts.position(index + 1, panels.length)}
            newTabLabel={texts.newTab}
            isLargest={isLargest && index === 0}
          />
        ))}
      </div>
      {panels.length > 1 && (
        <CarouselControls
          ids={panels.map((panel) => panel.id)}
          current={current}
          texts={texts}
          onGoTo={goTo}
          autoAdvance={isAvailable ? { isRunning, toggle } : null}
        />
      )}
    </section>
  )
}
