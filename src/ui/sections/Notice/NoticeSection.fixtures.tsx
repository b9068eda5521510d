import { LONG_TEXT, LONG_TITLE, RIGHT_TO_LEFT } from '@/ui/components/fixture-texts'
import type { Fixtures } from '@/ui/components/fixtures'
import { SectionFrame } from '../SectionFrame/SectionFrame'
import type { SectionProps } from '../section-props'
import { NoticeSection } from './NoticeSection'

type Props = SectionProps<'notice'>

const notice = (tone: Props['section']['tone'], more: Partial<Props['section']> = {}): Props => ({
  section: {
    type: 'notice',
    id: tone,
    tone,
    title: 'Procure o médico',
    text: 'Se a febre não passar.',
    ...more,
  },
})

export const fixtures: Fixtures<Props> = {
  info: notice('info'),
  warning: notice('warning'),
  medicine: notice('medicine'),
  'without a title': notice('warning', { title: null }),
  'with a telephone': notice('info', { text: 'Ligue para 0800 000 0000.' }),
  'long text': notice('medicine', { title: LONG_TITLE, text: `${LONG_TEXT}\n\n${LONG_TEXT}` }),
  'text from right to left': notice('info', { title: RIGHT_TO_LEFT, text: RIGHT_TO_LEFT }),
  'on a dark surface': () => (
    <SectionFrame surface="petrol">
      <NoticeSection {...notice('warning')} />
    </SectionFrame>
  ),
}
