import { useHeadingLevels } from '../heading-level'
import { SectionFrame } from '../SectionFrame/SectionFrame'
import { SectionHeading } from '../SectionHeading/SectionHeading'
import type { SectionProps } from '../section-props'
import { RichTextBody } from './RichTextBody'

export function RichTextSection({ section: { title, body } }: SectionProps<'richText'>) {
  const { innerLevel } = useHeadingLevels(title)
  return (
    <SectionFrame>
      <SectionHeading title={title} />
      <RichTextBody body={body} topHeading={innerLevel} />
    </SectionFrame>
  )
}
