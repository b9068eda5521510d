import { sectionLabels } from '@/shared/labels/sections'
import { useLabels } from '@/shared/labels/use-labels'
import { SectionFrame } from '../SectionFrame/SectionFrame'

/** For editors in preview: why a section failed. */
export function SectionFailure({ reason }: { reason: string }) {
  const label = useLabels(sectionLabels)
  return (
    <SectionFrame surface="sun">
      <p role="alert">{label('section.failed', { reason })}</p>
    </SectionFrame>
  )
}
