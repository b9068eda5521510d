import { contentType } from '../content-type'
import { symbol, text } from '../fields'

export const faqItem = contentType(
  'faqItem',
  { name: 'Pergunta', description: 'Uma pergunta e a sua resposta.', displayField: 'question' },
  {
    question: symbol('Pergunta', { required: true }),
    answer: text('Resposta', { required: true }),
    uniqueId: symbol('Âncora', { pattern: '^[a-z0-9-]+$' }),
  },
)
