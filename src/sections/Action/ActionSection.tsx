import { ActionButton } from '@/components/ActionButton/ActionButton'
import { useLabels } from '@/labels/LabelsProvider'
import { SectionFrame } from '../SectionFrame/SectionFrame'
import type { SectionProps } from '../section-props'

/** A link button by itself. */
export function ActionSection({ section }: SectionProps<'action'>) {
  const label = useLabels()
  return (
    <SectionFrame>
      <ActionButton action={section.action} newTabLabel={label('link.newTab')} />
    </SectionFrame>
  )
}
