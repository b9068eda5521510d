import type { NoticeSection } from '@/shared/content-model/types/notice'
import { SENTENCE } from '@/ui/components/fixture-texts'
import type { Fixtures } from '@/ui/components/fixtures'
import type { NoticeBox } from './NoticeBox'

const notice = (tone: NoticeSection['tone']) => ({
  notice: { type: 'notice', id: tone, tone, title: null, text: SENTENCE } as const,
})

export const isNarrow = true

export const fixtures: Fixtures<Parameters<typeof NoticeBox>[0]> = {
  'beside what it is about': notice('medicine'),
  warning: notice('warning'),
}
