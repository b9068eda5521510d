import { Accordion } from '@/ui/components/Accordion/Accordion'
import { useHeadingLevels } from '../heading-level'
import { RichTextBody } from '../RichText/RichTextBody'
import { SectionFrame } from '../SectionFrame/SectionFrame'
import { SectionHeading } from '../SectionHeading/SectionHeading'
import type { SectionProps } from '../section-props'

/** Texts that open one at a time. */
export function AccordionSection({ section }: SectionProps<'accordion'>) {
  const { inner, innerLevel } = useHeadingLevels(section.title)
  const panels = section.items.map(({ body, ...panel }) => ({
    ...panel,
    content: <RichTextBody body={body} topHeading={innerLevel + 1} />,
  }))
  return (
    <SectionFrame isSpacious>
      <SectionHeading title={section.title} />
      <Accordion panels={panels} headingLevel={inner} />
    </SectionFrame>
  )
}
