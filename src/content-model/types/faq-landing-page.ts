import type { Action } from '@/models/link'
import type { PageBase } from '@/models/page-base'
import { pageType } from '../declare'
import { many, one, symbol, text } from '../fields'
import { pageFields } from '../page-fields'
import type { CalloutSection } from './callout'
import type { FaqTopic } from './faq-page'

export const faqLandingPage = pageType(
  'faqLandingPage',
  'Perguntas frequentes',
  'A página que reúne as perguntas.',
  { type: 'faqLanding', isListing: true, showsFoundEntries: true },
  {
    ...pageFields,
    title: symbol('Título', { required: true }),
    description: text('Descrição'),
    pages: many('Assuntos', ['faqPage']),
    callToAction: one('Ação', ['linkButton', 'callout']),
  },
)

/** All subjects with their questions, to be searched. */
export interface FaqLandingModel extends PageBase {
  type: 'faqLanding'
  description: string | null
  topics: FaqTopic[]
  /** What to do when no answer helped. */
  action: Action | null
  callout: CalloutSection | null
}
