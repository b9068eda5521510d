import { SectionFrame } from '../SectionFrame/SectionFrame'
import { SectionHeading } from '../SectionHeading/SectionHeading'
import type { SectionProps } from '../section-props'
import { RichTextBody } from './RichTextBody'
import styles from './RichTextSection.module.scss'

/** Running text under a title. */
export function RichTextSection({ section: { title, headingLevel, body } }: SectionProps<'richText'>) {
  return (
    <SectionFrame className={styles.section}>
      <SectionHeading title={title} headingLevel={headingLevel} />
      <RichTextBody body={body} topHeading={title && headingLevel !== 'h1' ? 3 : 2} />
    </SectionFrame>
  )
}
