import { ActionButton } from '@/ui/components/ActionButton/ActionButton'
import { SectionFrame } from '../SectionFrame/SectionFrame'
import type { SectionProps } from '../section-props'

export function ActionSection({ section }: SectionProps<'action'>) {
  return (
    <SectionFrame>
      <div>
        <ActionButton action={section.action} />
      </div>
    </SectionFrame>
  )
}
