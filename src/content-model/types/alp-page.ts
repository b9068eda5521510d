import type { ListOpening, PageBase } from '@/models/page-base'
import type { Section } from '@/models/rich-text'
import { pageType } from '../declare'
import { many, one, section, symbol, text } from '../fields'
import { pageFields } from '../page-fields'
import type { ArticleTab, ArticleTeaser, Promo } from './article-list'

export const alpPage = pageType(
  'alpPage',
  'Listagem de artigos',
  'A página com as abas de artigos.',
  { type: 'articleListing', isListing: true, showsFoundEntries: true },
  {
    ...pageFields,
    title: symbol('Título', { required: true }),
    description: text('Descrição'),
    banner: one('Faixa de abertura', ['banner'], {
      help: 'Da faixa aparecem a imagem, em telas largas, e a descrição.',
    }),
    articleLists: many('Abas', ['articleList']),
    sickDay: one('Dia de cama', ['callout', 'banner']),
    signUp: section('Cadastro, no fim da página', ['feature']),
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
