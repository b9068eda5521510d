import { useLabels } from '@/labels/LabelsProvider'
import { SectionFrame } from '../SectionFrame/SectionFrame'

/** What an editor sees in preview where a section failed. */
export function SectionFailure({ reason }: { reason: string }) {
  const label = useLabels()
  return (
    <SectionFrame surface="sun">
      <p role="alert">{label('section.failed', { reason })}</p>
    </SectionFrame>
  )
}
