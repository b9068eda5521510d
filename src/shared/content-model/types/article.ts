import type { CardModel } from '@/shared/content-model/views/card'
import type { Action } from '@/shared/content-model/views/link'
import type { PageBase } from '@/shared/content-model/views/page-base'
import type { Picture } from '@/shared/content-model/views/picture'
import type { RichText } from '@/shared/content-model/views/rich-text'
import { pageType } from '../declare'
import { date, many, one, picture, richText, symbol, symbols, text } from '../fields'
import { pageFields } from '../page-fields'
import { continueText, dangerLines, isHowTo, pageTitle } from '../shared-fields'
import { EMBEDS } from '../vocabulary'
import type { HowToStep, Person, Reference, ShareNetwork } from './article-parts'
import type { FaqSection } from './faq-section'

export const article = pageType(
  'Artigo',
  'Um artigo ou guia passo a passo.',
  { type: 'article' },
  {
    ...pageFields,
    title: pageTitle,
    description: text('Resumo', {
      max: 200,
      help: 'Uma ou duas frases abaixo do título, no cartão do artigo e, sem metadados, nos buscadores.',
    }),
    summary: symbols('Em resumo', {
      help: 'De 2 a 5 frases curtas: o que levar do texto. Aparecem em um quadro antes dele.',
    }),
    dangers: dangerLines('No fim de “Em resumo”'),
    category: one('Categoria', ['articleCategory'], { help: 'O assunto, acima do título e no cartão.' }),
    isHowTo,
    steps: many('Passos', ['howToStep'], {
      help: 'Os passos do guia, nesta ordem. Só aparecem em um guia passo a passo.',
    }),
    supplies: symbols('O que separar', {
      help: 'O que ter à mão antes de começar, em uma lista antes dos passos.',
    }),
    bannerImage: picture('Imagem de abertura', {
      help: 'A imagem larga no alto do artigo. Vazio: a imagem principal.',
    }),
    primaryImage: picture('Imagem principal', {
      help: 'Aparece no alto do artigo sem imagem de abertura, e no cartão sem imagem do cartão.',
    }),
    secondaryImage: picture('Imagem do cartão', {
      help: 'A imagem do cartão em listas e páginas. Vazio: a imagem principal ou a de abertura.',
    }),
    author: one('Quem escreveu', ['person'], {
      group: 'signed',
      help: 'Aparece no artigo com retrato, função e apresentação.',
    }),
    reviewer: one('Quem revisou', ['person'], {
      askedOf: 'all',
      group: 'signed',
      help: 'O profissional que revisou o texto. Aparece com retrato e registro; textos de saúde precisam dele.',
    }),
    publishDate: date('Publicado em', {
      group: 'signed',
      help: 'O dia em que o artigo saiu, abaixo do título e para buscadores.',
    }),
    reviewDate: date('Revisado em', {
      askedOf: 'all',
      reviewedEvery: 24,
      group: 'signed',
      help: 'O dia da última revisão por um profissional, abaixo do título. Textos de saúde precisam dela.',
    }),
    socialMediaSection: one('Compartilhar', ['socialMediaSection'], {
      group: 'end',
      help: 'O convite a compartilhar, depois do texto. Vazio: não aparece.',
    }),
    floatingSection: one('Índice', ['floatingSection'], {
      help: 'O índice com os títulos do texto, ao lado da leitura. Vazio: não aparece.',
    }),
    pageContent: richText('Conteúdo', [...EMBEDS, 'faqSection', 'tabsSection', 'richTextSection'], {
      help: 'O texto do artigo. Títulos de nível 2 formam o índice.',
    }),
    sources: many('Fontes', ['reference'], {
      group: 'signed',
      help: 'Com endereço e data de consulta. Aparecem antes das referências.',
    }),
    references: symbols('Referências', {
      group: 'signed',
      help: 'Referências sem link, uma por linha, depois das fontes. Prefira o campo Fontes.',
    }),
    faq: one('Perguntas', ['faqSection'], {
      group: 'end',
      help: 'Perguntas sobre o assunto, depois do texto.',
    }),
    helpfulSection: one('Foi útil?', ['helpfulSection'], {
      group: 'end',
      help: 'A pergunta se o artigo ajudou, no fim. Vazio: não aparece.',
    }),
    relatedArticlesTitle: symbol('Título dos artigos relacionados', {
      max: 100,
      group: 'end',
      help: 'O título acima dos artigos relacionados. Vazio: o texto de sempre.',
    }),
    relatedArticles: many('Artigos relacionados', ['article'], {
      group: 'end',
      help: 'Cartões no fim da página, nesta ordem. Só os primeiros cabem.',
    }),
    viewAll: one('Ver todos', ['linkButton'], {
      group: 'end',
      help: 'O botão abaixo dos artigos relacionados.',
    }),
    keepReading: continueText,
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
