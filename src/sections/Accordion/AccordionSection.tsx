import { Accordion } from '@/components/Accordion/Accordion'
import { RichTextBody } from '../RichText/RichTextBody'
import { SectionFrame } from '../SectionFrame/SectionFrame'
import { SectionHeading } from '../SectionHeading/SectionHeading'
import type { SectionProps } from '../section-props'
import styles from './AccordionSection.module.scss'

/** Texts that open one at a time. */
export function AccordionSection({ section }: SectionProps<'accordion'>) {
  const panels = section.items.map(({ id, title, body, expandedImage, collapsedImage }) => ({
    id,
    title,
    expandedImage,
    collapsedImage,
    content: <RichTextBody body={body} topHeading={section.title ? 4 : 3} />,
  }))
  return (
    <SectionFrame className={styles.section}>
      <SectionHeading title={section.title} />
      <Accordion panels={panels} headingLevel={section.title ? 'h3' : 'h2'} />
    </SectionFrame>
  )
}
