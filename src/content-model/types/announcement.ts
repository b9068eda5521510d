import type { Link } from '@/models/link'
import { contentType } from '../declare'
import { choice, one, text, type ValueOf } from '../fields'
import { internalName, validity } from '../shared-fields'

export const announcement = contentType(
  'announcement',
  'Comunicado',
  'Uma faixa no alto de todas as páginas: um recolhimento, uma falta, um recado de época.',
  {
    name: internalName,
    kind: choice(
      'Tipo',
      {
        recall: 'recolhimento de um produto, em vermelho e antes dos outros',
        shortage: 'falta de um produto',
        season: 'recado de época e outros avisos',
      },
      { fallback: 'season', help: 'O desenho da faixa e a palavra que a abre.' },
    ),
    text: text('Texto', {
      required: true,
      max: 300,
      help: 'Uma ou duas frases, que todos leem em toda página.',
    }),
    link: one('Link', ['link'], { help: 'A página que diz mais, depois do texto.' }),
    ...validity,
  },
)

export interface Announcement {
  id: string
  kind: ValueOf<typeof announcement.fields.kind>
  text: string
  link: Link | null
}
