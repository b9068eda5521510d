import type { CardModel } from '@/models/card'
import type { Action } from '@/models/link'
import { contentType } from '../declare'
import { many, one, symbol } from '../fields'
import type { BannerSection } from './banner'
import type { CalloutSection } from './callout'

export const articleList = contentType('articleList', 'Aba de artigos', 'Artigos de uma aba da listagem.', {
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
