import { SectionFrame } from '../SectionFrame/SectionFrame'
import type { SectionProps } from '../section-props'
import { NoticeBox } from './NoticeBox'

export function NoticeSection({ section }: SectionProps<'notice'>) {
  return (
    <SectionFrame>
      <NoticeBox notice={section} />
    </SectionFrame>
  )
}
