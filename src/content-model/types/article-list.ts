import type { CardModel } from '@/models/card'
import type { Action } from '@/models/link'
import { contentType } from '../declare'
import { many, one, symbol } from '../fields'
import type { BannerSection } from './banner'
import type { CalloutSection } from './callout'

export const articleList = contentType('articleList', 'Aba de artigos', 'Artigos de uma aba da listagem.', {
  title: symbol('Título', { required: true }),
  uniqueId: symbol('Identificador', { required: 'editors', unique: true }),
  categoryArticles: many('Artigos da categoria', ['article']),
  extraArticles: many('Artigos extras', ['extraArticle', 'article']),
  viewMore: one('Ver mais', ['linkButton']),
  sickDay: one('Dia de cama', ['callout', 'banner']),
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
