import { contentType, date, entries, entry, flag, richText, symbol, symbols, text } from '../fields'
import { PICTURE } from '../parts'
import { EMBEDS } from '../sections'
import { banner, page, title } from './page'

/** Articles, their listing and what stands in them (specification §3, §7). */
export const articlePages = [
  contentType('articleCategory', 'Categoria de artigo', 'Assunto de um artigo.', 'title', [
    title,
    symbol('uniqueId', 'Identificador', { required: true, unique: true }),
  ]),
  contentType('socialMediaSection', 'Compartilhar', 'Convite a compartilhar o artigo.', 'title', [
    title,
    symbols('networks', 'Redes', { in: ['whatsapp', 'facebook', 'x', 'copy', 'share'] }),
  ]),
  contentType('floatingSection', 'Índice flutuante', 'O índice que acompanha a leitura.', 'title', [
    title,
    entry('callToAction', 'Ação', ['linkButton']),
  ]),
  contentType('helpfulSection', 'Foi útil?', 'Pergunta se o artigo ajudou.', 'title', [
    title,
    symbol('yesText', 'Texto do sim'),
    symbol('noText', 'Texto do não'),
  ]),
  contentType('howToStep', 'Passo', 'Um passo de um guia.', 'title', [
    title,
    text('text', 'Texto', { required: true }),
    entry('image', 'Imagem', PICTURE),
  ]),
  contentType(
    'article',
    'Artigo',
    'Um artigo ou guia passo a passo.',
    'name',
    page([
      title,
      text('description', 'Resumo'),
      entry('category', 'Categoria', ['articleCategory']),
      flag('isHowTo', 'É um guia passo a passo'),
      entries('steps', 'Passos', ['howToStep']),
      symbols('supplies', 'O que separar'),
      entry('bannerImage', 'Imagem de abertura', PICTURE),
      entry('primaryImage', 'Imagem principal', PICTURE),
      entry('secondaryImage', 'Imagem do cartão', PICTURE),
      entry('author', 'Quem escreveu', ['person']),
      entry('reviewer', 'Quem revisou', ['person']),
      date('publishDate', 'Publicado em'),
      date('reviewDate', 'Revisado em'),
      entry('socialMediaSection', 'Compartilhar', ['socialMediaSection']),
      entry('floatingSection', 'Índice', ['floatingSection']),
      richText('pageContent', 'Conteúdo', [...EMBEDS, 'faqSection', 'tabsSection', 'richTextSection']),
      symbols('references', 'Referências'),
      entry('faq', 'Perguntas', ['faqSection']),
      entry('helpfulSection', 'Foi útil?', ['helpfulSection']),
      symbol('relatedArticlesTitle', 'Título dos artigos relacionados'),
      entries('relatedArticles', 'Artigos relacionados', ['article']),
      entry('viewAll', 'Ver todos', ['linkButton']),
      symbol('keepReading', 'Texto para continuar lendo'),
    ]),
  ),
  contentType('extraArticle', 'Artigo extra', 'Um cartão de artigo escrito à mão.', 'title', [
    title,
    text('description', 'Resumo'),
    symbol('url', 'Endereço', { required: true }),
    flag('isHowTo', 'É um guia passo a passo'),
    symbol('keepReading', 'Texto para continuar lendo'),
    entry('primaryImage', 'Imagem principal', PICTURE),
    entry('secondaryImage', 'Imagem do cartão', PICTURE),
  ]),
  contentType('articleList', 'Aba de artigos', 'Artigos de uma aba da listagem.', 'title', [
    title,
    symbol('uniqueId', 'Identificador', { required: true, unique: true }),
    entries('categoryArticles', 'Artigos da categoria', ['article']),
    entries('extraArticles', 'Artigos extras', ['extraArticle', 'article']),
    entry('viewMore', 'Ver mais', ['linkButton']),
    entry('sickDay', 'Dia de cama', ['callout', 'banner']),
  ]),
  contentType(
    'alpPage',
    'Listagem de artigos',
    'A página com as abas de artigos.',
    'name',
    page([
      title,
      text('description', 'Descrição'),
      banner,
      entries('articleLists', 'Abas', ['articleList']),
      entry('sickDay', 'Dia de cama', ['callout', 'banner']),
    ]),
  ),
]
