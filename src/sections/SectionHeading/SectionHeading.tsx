import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import type { HeadingLevel } from '@/models/sections'
import styles from './SectionHeading.module.scss'

export interface SectionHeadingProps {
  title: string | null
  eyebrow?: string | null
  description?: string | null
  /** h2 unless the editor chose another (specification §9, "Default heading level"). */
  headingLevel?: HeadingLevel
}

/** How a section opens; nothing at all when it has no words. */
export function SectionHeading({
  title,
  eyebrow = null,
  description = null,
  headingLevel: Heading = 'h2',
}: SectionHeadingProps) {
  if (!title && !eyebrow && !description) return null
  return (
    <div className={styles.heading}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      {title && <Heading className={styles.title}>{title}</Heading>}
      {description && <Paragraphs text={description} className={styles.description} />}
    </div>
  )
}
