import type { PageBase } from '@/models/page-base'
import type { Picture } from '@/models/picture'
import { pageType } from '../declare'
import { date, many, one, picture } from '../fields'
import { pageFields } from '../page-fields'
import { pageDescription, pageTitle } from '../shared-fields'
import type { FaqQuestion } from './faq-item'
import type { NoticeSection } from './notice'
import type { Person } from './person'
import type { SitemapLink } from './sitemap-subsection'

export const faqPage = pageType(
  'faqPage',
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
  /** The page of all subjects. */
  landing: SitemapLink | null
  /** The other subjects. */
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
