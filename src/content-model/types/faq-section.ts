import { contentType } from '../content-type'
import { internalName, many, one, symbol } from '../fields'

export const faqSection = contentType(
  'faqSection',
  {
    name: 'Perguntas frequentes',
    description: 'Perguntas e respostas.',
    displayField: 'name',
    isSection: true,
  },
  {
    name: internalName,
    title: symbol('Título'),
    questions: many('Perguntas', ['faqItem']),
    callToAction: one('Ação', ['linkButton']),
  },
)
