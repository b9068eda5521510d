import { contentType } from '../declare'
import { symbol } from '../fields'

export const helpfulSection = contentType('helpfulSection', 'Foi útil?', 'Pergunta se o artigo ajudou.', {
  title: symbol('Título', { required: true }),
  yesText: symbol('Texto do sim'),
  noText: symbol('Texto do não'),
})
