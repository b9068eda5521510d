import type { Action } from '@/models/link'
import type { SectionBase } from '@/models/section-base'
import { sectionType } from '../declare'
import { internalName, many, one, symbol } from '../fields'

export const faqSection = sectionType('faqSection', 'Perguntas frequentes', 'Perguntas e respostas.', {
  name: internalName,
  title: symbol('Título'),
  questions: many('Perguntas', ['faqItem']),
  callToAction: one('Ação', ['linkButton']),
})

export interface FaqSection extends SectionBase {
  type: 'faq'
  title: string | null
  questions: { id: string; anchor: string; question: string; answer: string }[]
  action: Action | null
}
