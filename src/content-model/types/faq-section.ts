import type { Action } from '@/models/link'
import type { SectionBase } from '@/models/section-base'
import { sectionType } from '../declare'
import { many, one, symbol } from '../fields'
import { internalName } from '../shared-fields'

export const faqSection = sectionType('faqSection', 'Perguntas frequentes', 'Perguntas e respostas.', {
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
