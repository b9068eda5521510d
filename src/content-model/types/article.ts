import { contentType } from '../content-type'
import { date, flag, many, one, picture, richText, symbol, symbols, text } from '../fields'
import { pageFields } from '../page-fields'
import { EMBEDS } from '../vocabulary'

export const article = contentType(
  'article',
  {
    name: 'Artigo',
    description: 'Um artigo ou guia passo a passo.',
    displayField: 'name',
    page: { type: 'article' },
  },
  {
    ...pageFields,
    title: symbol('Título', { required: true }),
    description: text('Resumo'),
    category: one('Categoria', ['articleCategory']),
    isHowTo: flag('É um guia passo a passo'),
    steps: many('Passos', ['howToStep']),
    supplies: symbols('O que separar'),
    bannerImage: picture('Imagem de abertura'),
    primaryImage: picture('Imagem principal'),
    secondaryImage: picture('Imagem do cartão'),
    author: one('Quem escreveu', ['person']),
    reviewer: one('Quem revisou', ['person']),
    publishDate: date('Publicado em'),
    reviewDate: date('Revisado em'),
    socialMediaSection: one('Compartilhar', ['socialMediaSection']),
    floatingSection: one('Índice', ['floatingSection']),
    pageContent: richText('Conteúdo', [...EMBEDS, 'faqSection', 'tabsSection', 'richTextSection']),
    references: symbols('Referências'),
    faq: one('Perguntas', ['faqSection']),
    helpfulSection: one('Foi útil?', ['helpfulSection']),
    relatedArticlesTitle: symbol('Título dos artigos relacionados'),
    relatedArticles: many('Artigos relacionados', ['article']),
    viewAll: one('Ver todos', ['linkButton']),
    keepReading: symbol('Texto para continuar lendo'),
  },
)
