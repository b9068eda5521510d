import type { SectionBase } from '@/models/section-base'
import { sectionType } from '../declare'
import { choice, internalName, symbol, text, type ValueOf } from '../fields'

export const notice = sectionType('notice', 'Aviso', 'Um aviso legal ou de saúde.', {
  name: internalName,
  title: symbol('Título'),
  text: text('Texto', {
    required: true,
    placeholders: ['produto'],
    help: 'Use {produto} onde deve aparecer o nome do produto.',
  }),
  tone: choice('Tom', ['info', 'warning', 'medicine'], { fallback: 'info' }),
})

export interface NoticeSection extends SectionBase {
  type: 'notice'
  tone: ValueOf<typeof notice.fields.tone>
  title: string | null
  text: string
}
