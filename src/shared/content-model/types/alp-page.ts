import type { CardModel } from '@/shared/content-model/views/card'
import type { Action } from '@/shared/content-model/views/link'
import type { ListOpening, PageBase } from '@/shared/content-model/views/page-base'
import type { Section } from '@/shared/content-model/views/rich-text'
import { contentType, pageType } from '../declare'
import { many, one, picture, section, symbol, text } from '../fields'
import { pageFields } from '../page-fields'
import { address, continueText, isHowTo, listBanner, pageDescription, pageTitle } from '../shared-fields'
import type { BannerSection } from './banner'
import type { CalloutSection } from './callout'

export const extraArticle = contentType('Artigo extra', 'Um cartão de artigo escrito à mão.', {
  title: symbol('Título', { required: true, max: 100, help: 'O título do cartão.' }),
  description: text('Resumo', {
    max: 200,
    help: 'Uma linha abaixo do título: o resto é cortado. No cartão grande, inteiro.',
  }),
  url: address,
  isHowTo,
  keepReading: continueText,
  primaryImage: picture('Imagem principal', { help: 'Aparece no cartão quando a outra falta.' }),
  secondaryImage: picture('Imagem do cartão', { help: 'A imagem do cartão.' }),
})

export const articleList = contentType('Aba de artigos', 'Artigos de uma aba da listagem.', {
  title: symbol('Título', { required: true, max: 40, help: 'O que se lê na aba.' }),
  uniqueId: symbol('Identificador', {
    required: 'editors',
    unique: true,
    max: 64,
    help: 'O nome da aba no endereço, como tosse. Mudá-lo quebra links já compartilhados.',
  }),
  categoryArticles: many('Artigos da categoria', ['article'], { help: 'Os artigos da aba, nesta ordem.' }),
  extraArticles: many('Artigos extras', ['extraArticle', 'article'], {
    help: 'Vêm depois dos outros: artigos de outras abas e cartões escritos à mão.',
  }),
  viewMore: one('Ver mais', ['linkButton'], { help: 'O botão depois dos artigos da aba.' }),
  sickDay: one('Dia de cama', ['callout', 'banner'], {
    help: 'Uma chamada ou faixa nesta aba. A mesma da página não se repete.',
  }),
})

export interface ArticleTeaser {
  card: CardModel
  isHowTo: boolean
  /** What the card's sign says; null leaves it to the label table. */
  keepReading: string | null
}

export type Promo = BannerSection | CalloutSection

export interface ArticleTab {
  /** Its value in `?aba=`; unique among the tabs. */
  key: string
  title: string
  /** Ids of its teasers, those of the category first. */
  teasers: string[]
  /** Of all of its teasers, where the page carries some of them only. */
  count?: number
  viewMore: Action | null
  /** Only where it differs from the page's own. */
  sickDay: Promo | null
}

export const alpPage = pageType(
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
  signUp: Section | null
}
