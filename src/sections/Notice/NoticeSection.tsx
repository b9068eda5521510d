import { SectionFrame } from '../SectionFrame/SectionFrame'
import type { SectionProps } from '../section-props'
import { NoticeBox } from './NoticeBox'

/** A notice that stands for itself, on the page's own ground. */
export function NoticeSection({ section }: SectionProps<'notice'>) {
  return (
    <SectionFrame>
      <NoticeBox notice={section} />
    </SectionFrame>
  )
}
