import type { Action } from '@/models/link'
import type { PageBase } from '@/models/page-base'
import { pageType } from '../declare'
import { many, one } from '../fields'
import { pageFields } from '../page-fields'
import { pageDescription, pageTitle } from '../shared-fields'
import type { CalloutSection } from './callout'
import type { FaqTopic } from './faq-page'

export const faqLandingPage = pageType(
  'faqLandingPage',
  'Perguntas frequentes',
  'A página que reúne as perguntas.',
  { type: 'faqLanding', isListing: true, showsFoundEntries: true },
  {
    ...pageFields,
    title: pageTitle,
    description: pageDescription,
    pages: many('Assuntos', ['faqPage'], {
      help: 'Os assuntos, nesta ordem. A primeira pergunta de cada um aparece entre as mais perguntadas.',
    }),
    callToAction: one('Ação', ['linkButton', 'callout'], {
      group: 'end',
      help: 'Um botão ou uma chamada depois das perguntas, como Fale conosco.',
    }),
  },
)

export interface FaqLandingModel extends PageBase {
  type: 'faqLanding'
  description: string | null
  topics: FaqTopic[]
  /** What to do when no answer helped. */
  action: Action | null
  callout: CalloutSection | null
}
