import { contentType } from '../content-type'
import { many, one, symbol, text } from '../fields'
import { pageFields } from '../page-fields'

export const faqLandingPage = contentType(
  'faqLandingPage',
  {
    name: 'Perguntas frequentes',
    description: 'A página que reúne as perguntas.',
    displayField: 'name',
    page: { type: 'faqLanding', isListing: true, showsFoundEntries: true },
  },
  {
    ...pageFields,
    title: symbol('Título', { required: true }),
    description: text('Descrição'),
    banner: one('Faixa de abertura', ['banner']),
    pages: many('Assuntos', ['faqPage']),
    callToAction: one('Ação', ['linkButton', 'callout']),
  },
)
