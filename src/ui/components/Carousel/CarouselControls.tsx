import type { CarouselPanel } from '@/shared/content-model/types/carousel'
import { carouselLabels } from '@/shared/labels/component-carousel'
import { useLabels } from '@/shared/labels/use-labels'
import { Icon } from '@/ui/components/Icon/Icon'
import styles from './Carousel.module.scss'

export interface CarouselControlsProps {
  panels: CarouselPanel[]
  current: number
  onGoTo: (index: number) => void
  autoAdvance: { isRunning: boolean; isInterrupted: boolean; toggle: () => void } | null
}

/** Pause first, for visitors who are disturbed. The position is announced while nothing advances. */
export function CarouselControls({ panels, current, onGoTo, autoAdvance }: CarouselControlsProps) {
  const label = useLabels(carouselLabels)
  const isMoving = autoAdvance?.isRunning && !autoAdvance.isInterrupted
  const stepButton = (name: 'previous' | 'next', step: -1 | 1) => (
    <button
      type="button"
      className={styles.step}
      aria-label={label(`carousel.${name}`)}
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
          aria-label={label(autoAdvance.isRunning ? 'carousel.pause' : 'carousel.play')}
          data-carousel="pause"
          onClick={autoAdvance.toggle}
        >
          <Icon name={autoAdvance.isRunning ? 'pause' : 'play'} />
        </button>
      )}
      {stepButton('previous', -1)}
      <p className={styles.position} aria-live={isMoving ? 'off' : 'polite'} aria-atomic="true">
        <span>{label('carousel.position', { position: current + 1, total: panels.length })}</span>
        <span className="visually-hidden">{`: ${panels[current]?.title}`}</span>
      </p>
      {panels.map(({ id }, index) => (
        <button
          key={id}
          type="button"
          className={styles.dot}
          aria-label={label('carousel.goTo', { position: index + 1 })}
          aria-current={index === current ? 'true' : undefined}
          data-carousel="slide"
          onClick={() => onGoTo(index)}
        />
      ))}
      {stepButton('next', 1)}
    </div>
  )
}
