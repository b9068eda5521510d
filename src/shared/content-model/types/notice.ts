import type { SectionBase } from '@/shared/content-model/views/section-base'
import { sectionType } from '../declare'
import { choice, symbol, text, type ValueOf } from '../fields'
import { dangerLines, internalName, validity } from '../shared-fields'

export const notice = sectionType('Aviso', 'Um aviso legal ou de saúde.', {
  name: internalName,
  title: symbol('Título', { max: 100, help: 'O título do aviso. Vazio: só o texto.' }),
  text: text('Texto', {
    required: true,
    placeholders: ['produto'],
    help: 'Use {produto} onde deve aparecer o nome do produto.',
  }),
  dangers: dangerLines('Depois do texto'),
  tone: choice(
    'Tom',
    { info: 'informação', warning: 'alerta', medicine: 'o aviso legal dos medicamentos' },
    { fallback: 'info', help: 'O desenho e o peso do aviso.' },
  ),
  ...validity,
})

export interface NoticeSection extends SectionBase {
  type: 'notice'
  tone: ValueOf<typeof notice.fields.tone>
  title: string | null
  text: string
}
