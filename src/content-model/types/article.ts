import type { CardModel } from '@/models/card'
import type { Action } from '@/models/link'
import type { PageBase } from '@/models/page-base'
import type { Picture } from '@/models/picture'
import type { RichText } from '@/models/rich-text'
import { pageType } from '../declare'
import { date, flag, many, one, picture, richText, symbol, symbols, text } from '../fields'
import { pageFields } from '../page-fields'
import { EMBEDS } from '../vocabulary'
import type { FaqSection } from './faq-section'
import type { HowToStep } from './how-to-step'
import type { Person } from './person'
import type { Reference } from './reference'
import type { ShareNetwork } from './social-media-section'

export const article = pageType(
  'article',
  'Artigo',
  'Um artigo ou guia passo a passo.',
  { type: 'article' },
  {
    ...pageFields,
    title: symbol('Título', { required: true }),
    description: text('Resumo'),
    summary: symbols('Em resumo', {
      help: 'De 2 a 5 frases curtas: o que levar do texto. Aparecem em um quadro antes dele.',
    }),
    category: one('Categoria', ['articleCategory']),
    isHowTo: flag('É um guia passo a passo'),
    steps: many('Passos', ['howToStep']),
    supplies: symbols('O que separar'),
    bannerImage: picture('Imagem de abertura'),
    primaryImage: picture('Imagem principal'),
    secondaryImage: picture('Imagem do cartão'),
    author: one('Quem escreveu', ['person']),
    reviewer: one('Quem revisou', ['person'], { askedOf: 'all' }),
    publishDate: date('Publicado em'),
    reviewDate: date('Revisado em', { askedOf: 'all', reviewedEvery: 24 }),
    socialMediaSection: one('Compartilhar', ['socialMediaSection']),
    floatingSection: one('Índice', ['floatingSection']),
    pageContent: richText('Conteúdo', [...EMBEDS, 'faqSection', 'tabsSection', 'richTextSection']),
    sources: many('Fontes', ['reference'], {
      help: 'Com endereço e data de consulta. Aparecem antes das referências.',
    }),
    references: symbols('Referências'),
    faq: one('Perguntas', ['faqSection']),
    helpfulSection: one('Foi útil?', ['helpfulSection']),
    relatedArticlesTitle: symbol('Título dos artigos relacionados'),
    relatedArticles: many('Artigos relacionados', ['article']),
    viewAll: one('Ver todos', ['linkButton']),
    keepReading: symbol('Texto para continuar lendo'),
  },
)

/** An article or, with steps, a how-to (behavior ARTICLE-1). */
export interface ArticleModel extends PageBase {
  type: 'article'
  description: string | null
  /** What to take from the text, in a few short sentences. */
  summary: string[]
  category: string | null
  isHowTo: boolean
  picture: Picture | null
  author: Person | null
  reviewer: Person | null
  /** Calendar dates, `2026-11-20`. */
  publishedOn: string | null
  reviewedOn: string | null
  readingMinutes: number
  /** The invitation to share, and the page's whole address. */
  share: { title: string; networks: ShareNetwork[]; url: string } | null
  /** The floating section: a table of contents and what to do next. */
  contents: { title: string; action: Action | null } | null
  body: RichText
  supplies: string[]
  steps: HowToStep[]
  references: Reference[]
  faq: FaqSection | null
  /** Null texts leave the words to the label table. */
  helpful: { title: string; yes: string | null; no: string | null } | null
  relatedTitle: string | null
  related: CardModel[]
  viewAll: Action | null
}
