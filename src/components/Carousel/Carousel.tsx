import { useRef } from 'react'
import type { CarouselPanel } from '@/content-model/types/carousel'
import { useArrowKeys } from '@/hooks/use-arrow-keys'
import { tabStop } from '@/lib/tab-stop'
import type { HeadingLevel } from '@/models/section-base'
import styles from './Carousel.module.scss'
import { CarouselControls } from './CarouselControls'
import { CarouselSlide } from './CarouselSlide'
import type { CarouselTexts } from './carousel-texts'
import { useAutoAdvance } from './use-auto-advance'
import { useCurrentSlide } from './use-current-slide'

export interface CarouselProps {
  panels: CarouselPanel[]
  texts: CarouselTexts
  isMain?: boolean
  headingLevel: HeadingLevel
}

/**
 * Slides in a row with scroll snap: swiping is native and works without scripts. Roles, names and tab order follow
 * the WAI-ARIA carousel pattern: first pause, then the slide in view, whose tone is the carousel's.
 */
export function Carousel({ panels, texts, isMain = false, headingLevel }: CarouselProps) {
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
      aria-roledescription={texts.role}
      aria-label={texts.region}
      data-tone={panels[current]?.tone}
    >
      {panels.length > 1 && (
        <CarouselControls
          panels={panels}
          current={current}
          texts={texts}
          onGoTo={goTo}
          autoAdvance={isAvailable ? { isRunning, isInterrupted, toggle } : null}
        />
      )}
      <div
        ref={track}
        className={styles.track}
        {...(isStop && { ...tabStop, role: 'region', 'aria-label': texts.slides })}
      >
        {panels.map((panel, index) => (
          <CarouselSlide
            key={panel.id}
            panel={panel}
            headingLevel={headingLevel}
            role={texts.slideRole}
            label={texts.position(index + 1, panels.length)}
            isMain={isMain && index === 0}
            isCurrent={index === current}
          />
        ))}
      </div>
    </section>
  )
}
