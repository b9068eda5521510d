import { Icon } from '@/components/Icon/Icon'
import styles from './Carousel.module.scss'
import type { CarouselTexts } from './carousel-texts'

export interface CarouselControlsProps {
  /** The slides' ids, in order. */
  ids: string[]
  current: number
  texts: CarouselTexts
  onGoTo: (index: number) => void
  /** Null where nothing advances by itself, so that there is nothing to pause. */
  autoAdvance: { isRunning: boolean; toggle: () => void } | null
}

/** Previous, a dot per slide (on phones, where dots find no room, the position), next, pause; hidden without scripts. */
export function CarouselControls({ ids, current, texts, onGoTo, autoAdvance }: CarouselControlsProps) {
  return (
    <div className={styles.controls} data-needs-script="">
      <button
        type="button"
        className={styles.step}
        aria-label={texts.previous}
        onClick={() => onGoTo(current - 1)}
      >
        <Icon name="chevronLeft" />
      </button>
      <span className={styles.position} aria-hidden="true">
        {texts.position(current + 1, ids.length)}
      </span>
      {ids.map((id, index) => (
        <button
          key={id}
          type="button"
          className={styles.dot}
          aria-label={texts.goTo(index + 1)}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onGoTo(index)}
        />
      ))}
      <button
        type="button"
        className={styles.step}
        aria-label={texts.next}
        onClick={() => onGoTo(current + 1)}
      >
        <Icon name="chevronRight" />
      </button>
      {autoAdvance && (
        <button
          type="button"
          className={styles.step}
          aria-label={autoAdvance.isRunning ? texts.pause : texts.play}
          onClick={autoAdvance.toggle}
        >
          <Icon name={autoAdvance.isRunning ? 'pause' : 'play'} />
        </button>
      )}
    </div>
  )
}
