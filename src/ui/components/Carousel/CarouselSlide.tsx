import type { CarouselPanel } from '@/shared/content-model/types/carousel'
import type { HeadingLevel } from '@/shared/content-model/views/section-base'
import { carouselLabels } from '@/shared/labels/component-carousel'
import { useLabels } from '@/shared/labels/use-labels'
import { classNames } from '@/shared/utils/class-names'
import { ActionButton } from '@/ui/components/ActionButton/ActionButton'
import { Paragraphs } from '@/ui/components/Paragraphs/Paragraphs'
import { Picture } from '@/ui/components/Picture/Picture'
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
