import type { Action } from '@/models/link'
import type { PageBase } from '@/models/page-base'
import { pageType } from '../declare'
import { many, one } from '../fields'
import { pageFields } from '../page-fields'
import { bannerPageTitle, openingBanner, pageDescription } from '../shared-fields'
import type { BannerSection } from './banner'
import type { CalloutSection } from './callout'
import type { FaqTopic } from './faq-page'

export const faqLandingPage = pageType(
  'faqLandingPage',
  'Perguntas frequentes',
  'A página que reúne as perguntas.',
  { type: 'faqLanding', isListing: true, showsFoundEntries: true },
  {
    ...pageFields,
    title: bannerPageTitle,
    description: pageDescription,
    banner: openingBanner,
    pages: many('Assuntos', ['faqPage'], {
      help: 'Os assuntos, nesta ordem, cada um com as suas perguntas.',
    }),
    callToAction: one('Ação', ['linkButton', 'callout'], {
      group: 'end',
      help: 'Um botão ou uma chamada depois das perguntas, como Fale conosco.',
    }),
  },
)

/** All subjects with their questions, to be searched. */
export interface FaqLandingModel extends PageBase {
  type: 'faqLanding'
  description: string | null
  banner: BannerSection | null
  topics: FaqTopic[]
  /** What to do when no answer helped. */
  action: Action | null
  callout: CalloutSection | null
}
