import { contentType } from '../content-type'
import { many, picture, symbol, text } from '../fields'
import { pageFields } from '../page-fields'

export const faqPage = contentType(
  'faqPage',
  {
    name: 'Perguntas de um assunto',
    description: 'Perguntas e respostas de um assunto.',
    displayField: 'name',
    page: { type: 'faq', showsFoundEntries: true },
  },
  {
    ...pageFields,
    title: symbol('Título', { required: true }),
    description: text('Descrição'),
    image: picture('Imagem'),
    questions: many('Perguntas', ['faqItem']),
  },
)
