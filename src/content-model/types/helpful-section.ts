import { contentType } from '../content-type'
import { symbol } from '../fields'

export const helpfulSection = contentType(
  'helpfulSection',
  { name: 'Foi útil?', description: 'Pergunta se o artigo ajudou.', displayField: 'title' },
  {
    title: symbol('Título', { required: true }),
    yesText: symbol('Texto do sim'),
    noText: symbol('Texto do não'),
  },
)
