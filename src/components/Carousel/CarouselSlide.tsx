import { ActionButton } from '@/components/ActionButton/ActionButton'
import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import { Picture } from '@/components/Picture/Picture'
import type { CarouselPanel } from '@/content-model/types/carousel'
import type { HeadingLevel } from '@/content-model/views/section-base'
import { carouselLabels } from '@/labels/component-carousel'
import { useLabels } from '@/labels/use-labels'
import { classNames } from '@/utils/class-names'
import styles from './Carousel.module.scss'

export interface CarouselSlideProps {
  panel: CarouselPanel
  headingLevel: HeadingLevel
  /** From 1. */
  position: number
  total: number
  isMain: boolean
  isCurrent: boolean
}

/** A slide: a picture with a text at the editor's position, in the tone that the picture needs. */
export function CarouselSlide({
  panel,
  headingLevel: Heading,
  position,
  total,
  isMain,
  isCurrent,
}: CarouselSlideProps) {
  const label = useLabels(carouselLabels)
  return (
    <article
      className={classNames(styles.slide, styles[panel.position], styles[panel.tone])}
      aria-roledescription={label('carousel.slideRole')}
      aria-label={label('carousel.position', { position, total })}
      data-tone={panel.tone}
      data-promotion="carousel"
      inert={!isCurrent}
    >
      <div className={styles.media} data-screen-only="">
        <Picture picture={panel.image} sizes="100vw" isMain={isMain} className={styles.image} />
      </div>
      <div className={styles.body}>
        <Heading className={styles.title}>{panel.title}</Heading>
        {panel.text && <Paragraphs text={panel.text} className={styles.text} />}
        {panel.action && <ActionButton action={panel.action} />}
        {panel.textUnderButton && <p className={styles.small}>{panel.textUnderButton}</p>}
      </div>
    </article>
  )
}
