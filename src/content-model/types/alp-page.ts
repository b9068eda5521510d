import type { ListOpening, PageBase } from '@/models/page-base'
import type { Section } from '@/models/rich-text'
import { pageType } from '../declare'
import { many, one, section } from '../fields'
import { pageFields } from '../page-fields'
import { listBanner, pageDescription, pageTitle } from '../shared-fields'
import type { ArticleTab, ArticleTeaser, Promo } from './article-list'

export const alpPage = pageType(
  'alpPage',
  'Listagem de artigos',
  'A página com as abas de artigos.',
  { type: 'articleListing', isListing: true, showsFoundEntries: true },
  {
    ...pageFields,
    title: pageTitle,
    description: pageDescription,
    banner: listBanner,
    articleLists: many('Abas', ['articleList'], {
      help: 'As abas, nesta ordem. Vazio: todas as abas do site.',
    }),
    sickDay: one('Dia de cama', ['callout', 'banner'], { help: 'Uma chamada ou faixa abaixo das abas.' }),
    signUp: section('Cadastro, no fim da página', ['feature'], {
      group: 'end',
      help: 'O convite ao cadastro, no fim da página.',
    }),
  },
)

/** The article listing with its tabs (behavior ARTICLES-1). */
export interface ArticleListingModel extends PageBase, ListOpening {
  type: 'articleListing'
  tabs: ArticleTab[]
  /** Every teaser of any tab, once. */
  teasers: ArticleTeaser[]
  sickDay: Promo | null
  /** Below all others. */
  signUp: Section | null
}
