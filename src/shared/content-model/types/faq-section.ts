import type { Action } from '@/shared/content-model/views/link'
import type { SectionBase } from '@/shared/content-model/views/section-base'
import { contentType, sectionType } from '../declare'
import { many, one, symbol, text } from '../fields'
import { ANCHOR, internalName } from '../shared-fields'

export const faqItem = contentType('Pergunta', 'Uma pergunta e a sua resposta.', {
  question: symbol('Pergunta', {
    required: true,
    max: 150,
    help: 'A pergunta como as pessoas a fazem, com ponto de interrogação.',
  }),
  answer: text('Resposta', {
    required: true,
    max: 2000,
    help: 'A resposta, em poucas frases. Uma linha em branco separa parágrafos.',
  }),
  notice: one('Aviso', ['notice', 'danger'], {
    help: 'O seu texto vem depois da resposta: o que se diz em vários lugares, sempre com as mesmas palavras.',
  }),
  uniqueId: symbol('Âncora', {
    pattern: ANCHOR,
    max: 64,
    help: 'O fim do endereço que leva à pergunta, como prazo-de-troca. Vazio: sai da própria pergunta.',
  }),
})

export interface FaqQuestion {
  id: string
  /** Unique on the page that shows it. */
  anchor: string
  question: string
  /** With the text of its notice. */
  answer: string
}

export const faqSection = sectionType('Perguntas frequentes', 'Perguntas e respostas.', {
  name: internalName,
  title: symbol('Título', { max: 100, help: 'O título acima das perguntas.' }),
  questions: many('Perguntas', ['faqItem'], { help: 'As perguntas, nesta ordem.' }),
  callToAction: one('Ação', ['linkButton'], { help: 'O botão depois das perguntas.' }),
})

export interface FaqSection extends SectionBase {
  type: 'faq'
  title: string | null
  questions: { id: string; anchor: string; question: string; answer: string }[]
  action: Action | null
}
