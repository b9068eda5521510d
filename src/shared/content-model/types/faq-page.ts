import type { Action } from '@/shared/content-model/views/link'
import type { PageBase } from '@/shared/content-model/views/page-base'
import type { Picture } from '@/shared/content-model/views/picture'
import { pageType } from '../declare'
import { date, many, one, picture } from '../fields'
import { pageFields } from '../page-fields'
import { pageDescription, pageTitle } from '../shared-fields'
import type { Person } from './article-parts'
import type { CalloutSection } from './callout'
import type { FaqQuestion } from './faq-section'
import type { NoticeSection } from './notice'
import type { SitemapLink } from './sitemap'

export const faqPage = pageType(
  'Perguntas de um assunto',
  'Perguntas e respostas de um assunto.',
  { type: 'faq', showsFoundEntries: true },
  {
    ...pageFields,
    title: pageTitle,
    description: pageDescription,
    image: picture('Imagem', { help: 'A imagem do assunto, nesta página e na que reúne as perguntas.' }),
    questions: many('Perguntas', ['faqItem'], {
      help: 'As perguntas, nesta ordem. Aparecem aqui, na página de todos os assuntos e na dos produtos do assunto.',
    }),
    reviewer: one('Quem revisou', ['person'], {
      askedOf: 'all',
      group: 'signed',
      help: 'O profissional que revisou as respostas. Aparece acima delas; textos de saúde precisam dele.',
    }),
    reviewDate: date('Revisado em', {
      askedOf: 'all',
      reviewedEvery: 24,
      group: 'signed',
      help: 'O dia da última revisão por um profissional. Textos de saúde precisam dela.',
    }),
    notice: one('Aviso', ['notice'], {
      help: 'Aparece abaixo das perguntas: onde há medicamentos, o aviso que a lei pede.',
    }),
  },
)

export interface FaqPageModel extends PageBase {
  type: 'faq'
  description: string | null
  picture: Picture | null
  questions: FaqQuestion[]
  /** Who answers for what is said of health, and since when. */
  reviewer: Person | null
  /** A calendar date, `2026-11-20`. */
  reviewedOn: string | null
  notice: NoticeSection | null
  landing: SitemapLink | null
  others: SitemapLink[]
}

export interface FaqTopic {
  id: string
  /** Of all of its questions, where the page carries some of them only. */
  count?: number
  title: string
  /** Null where the subject has no page of its own. */
  href: string | null
  picture: Picture | null
  questions: FaqQuestion[]
}

export const faqLandingPage = pageType(
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
  action: Action | null
  callout: CalloutSection | null
}
