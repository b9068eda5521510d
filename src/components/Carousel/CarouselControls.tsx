import { Icon } from '@/components/Icon/Icon'
import type { CarouselPanel } from '@/content-model/types/carousel'
import styles from './Carousel.module.scss'
import type { CarouselTexts } from './carousel-texts'

export interface CarouselControlsProps {
  panels: CarouselPanel[]
  current: number
  texts: CarouselTexts
  onGoTo: (index: number) => void
  /** Null without automatic advance. */
  autoAdvance: { isRunning: boolean; isInterrupted: boolean; toggle: () => void } | null
}

/** Pause first, for visitors who are disturbed. The position is announced while nothing advances. */
export function CarouselControls({ panels, current, texts, onGoTo, autoAdvance }: CarouselControlsProps) {
  const isMoving = autoAdvance?.isRunning && !autoAdvance.isInterrupted
  const stepButton = (name: 'previous' | 'next', step: -1 | 1) => (
    <button
      type="button"
      className={styles.step}
      aria-label={texts[name]}
      data-step={step}
      data-carousel={name}
      onClick={() => onGoTo(current + step)}
    >
      <Icon name={step < 0 ? 'chevronLeft' : 'chevronRight'} />
    </button>
  )
  return (
    <div className={styles.controls} data-needs-script="" data-screen-only="">
      {autoAdvance && (
        <button
          type="button"
          className={styles.step}
          aria-label={autoAdvance.isRunning ? texts.pause : texts.play}
          data-carousel="pause"
          onClick={autoAdvance.toggle}
        >
          <Icon name={autoAdvance.isRunning ? 'pause' : 'play'} />
        </button>
      )}
      {stepButton('previous', -1)}
      <p className={styles.position} aria-live={isMoving ? 'off' : 'polite'} aria-atomic="true">
        <span>{texts.position(current + 1, panels.length)}</span>
        <span className="visually-hidden">{`: ${panels[current]?.title}`}</span>
      </p>
      {panels.map(({ id }, index) => (
        <button
          key={id}
          type="button"
          className={styles.dot}
          aria-label={texts.goTo(index + 1)}
          aria-current={index === current ? 'true' : undefined}
          data-carousel="slide"
          onClick={() => onGoTo(index)}
        />
      ))}
      {stepButton('next', 1)}
    </div>
  )
}
