import { contentType } from '../declare'
import { symbol, text } from '../fields'

export const faqItem = contentType('faqItem', 'Pergunta', 'Uma pergunta e a sua resposta.', {
  question: symbol('Pergunta', { required: true }),
  answer: text('Resposta', { required: true }),
  uniqueId: symbol('Âncora', { pattern: '^[a-z0-9-]+$' }),
})

export interface FaqQuestion {
  id: string
  /** Unique on the page that shows it. */
  anchor: string
  question: string
  answer: string
}
