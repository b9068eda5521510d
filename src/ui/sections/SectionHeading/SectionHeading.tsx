import { Paragraphs } from '@/ui/components/Paragraphs/Paragraphs'
import { useHeadingLevels } from '../heading-level'
import styles from './SectionHeading.module.scss'

export interface SectionHeadingProps {
  title: string | null
  eyebrow?: string | null
  description?: string | null
}

/** A section's opening; nothing without text. Its level is the section's, h2 by default (behavior SECTION-1). */
export function SectionHeading({ title, eyebrow = null, description = null }: SectionHeadingProps) {
  const { own: Heading } = useHeadingLevels(title)
  if (!title && !eyebrow && !description) return null
  return (
    <div className={styles.heading}>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      {title && <Heading className="section-title">{title}</Heading>}
      {description && <Paragraphs text={description} className="lead" />}
    </div>
  )
}
