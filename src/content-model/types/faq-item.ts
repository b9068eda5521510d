import { contentType } from '../declare'
import { one, symbol, text } from '../fields'

export const faqItem = contentType('faqItem', 'Pergunta', 'Uma pergunta e a sua resposta.', {
  question: symbol('Pergunta', { required: true }),
  answer: text('Resposta', { required: true }),
  notice: one('Aviso', ['notice'], {
    help: 'O seu texto vem depois da resposta: o que se diz em vários lugares, sempre com as mesmas palavras.',
  }),
  uniqueId: symbol('Âncora', { pattern: '^[a-z0-9-]+$' }),
})

export interface FaqQuestion {
  id: string
  /** Unique on the page that shows it. */
  anchor: string
  question: string
  /** With the text of its notice. */
  answer: string
}
