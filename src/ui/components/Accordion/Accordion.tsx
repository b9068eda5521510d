import { type ReactNode, useId } from 'react'
import type { Picture as PictureModel } from '@/shared/content-model/views/picture'
import type { HeadingLevel } from '@/shared/content-model/views/section-base'
import { classNames } from '@/shared/utils/class-names'
import { sizesUpTo } from '@/shared/utils/sizes-up-to'
import { DisclosureMark } from '@/ui/components/DisclosureMark/DisclosureMark'
import { Picture } from '@/ui/components/Picture/Picture'
import styles from './Accordion.module.scss'

export interface AccordionPanel {
  /** Unique on the page; a link to it opens the panel. */
  anchor: string
  title: string
  content: ReactNode
  expandedImage?: PictureModel | null
  collapsedImage?: PictureModel | null
}

export interface AccordionProps {
  panels: AccordionPanel[]
  initialIndex?: number
  headingLevel?: HeadingLevel
}

/** Native disclosures of which one is open (behavior ACCORDION-1); `layout/accordion-panels.ts` scrolls to it. */
export function Accordion({ panels, initialIndex, headingLevel: Heading = 'h3' }: AccordionProps) {
  const name = useId()

  return (
    <div className={styles.accordion}>
      {panels.map(({ anchor, title, content, expandedImage, collapsedImage }, index) => (
        <details key={anchor} id={anchor} name={name} className={styles.panel} open={index === initialIndex}>
          <summary className={styles.summary}>
            <Heading className={styles.title}>{title}</Heading>
            <DisclosureMark className={styles.mark} />
            {collapsedImage && (
              <Picture
                picture={collapsedImage}
                sizes="6rem"
                maxWidth={360}
                className={styles.collapsedImage}
              />
            )}
          </summary>
          <div className={classNames(styles.content, expandedImage && styles.withImage)}>
            <div className={styles.text}>{content}</div>
            {expandedImage && (
              <Picture
                picture={expandedImage}
                sizes={sizesUpTo({ mobile: '90vw' }, '24rem')}
                maxWidth={1024}
                className={styles.expandedImage}
              />
            )}
          </div>
        </details>
      ))}
    </div>
  )
}
