import { contentType, entries, entry, flag, richText, symbol, text } from '../fields'
import { PICTURE } from '../parts'
import { SECTIONS } from '../sections'
import { banner, page, title } from './page'

/** The home page (specification §3, §7). */
export const homePage = contentType(
  'homePage',
  'Página inicial',
  'A entrada do site.',
  'name',
  page(
    [
      entries('carousel', 'Carrossel', ['carouselPanel']),
      entry('newIn', 'Novidades', ['cardSection']),
      entry('findReliefFor', 'Encontre alívio para', ['cardSection']),
      entry('findYourBrand', 'Encontre a sua linha', ['cardSection']),
      entry('findWhatSuitsYou', 'O que combina com você', ['cardSection', 'banner', 'callout']),
      entry('allTimeFavorites', 'Favoritos de sempre', ['cardSection']),
      entry('insideBrand', 'Por dentro da marca', ['cardSection', 'banner', 'callout']),
      entry('advice', 'Orientação', ['cardSection']),
      entry('brandBanner', 'Faixa da marca', ['banner', 'productBanner']),
      entry('brandHistoryBanner', 'Faixa da história', ['banner']),
      entry('notice', 'Aviso de saúde', ['notice']),
    ],
    { slug: false },
  ),
)

/** The history page (specification §3, §7). */
export const historyPages = [
  contentType('timelineHeader', 'Título da linha do tempo', 'Abre uma época.', 'name', [
    symbol('name', 'Nome interno', { required: true }),
    symbol('text', 'Texto', { required: true }),
    symbol('styles', 'Estilo'),
  ]),
  contentType('timelineCard', 'Cartão da linha do tempo', 'Um ano da história.', 'name', [
    symbol('name', 'Nome interno', { required: true }),
    symbol('year', 'Ano', { required: true }),
    text('description', 'Descrição', { required: true }),
    text('supportingText', 'Texto de apoio'),
    entry('image', 'Imagem', PICTURE),
    flag('isDark', 'Fundo escuro'),
    symbol('variant', 'Aparência', { in: ['left', 'right', 'wide'] }),
  ]),
  contentType(
    'ourHistory',
    'Nossa história',
    'A linha do tempo da marca.',
    'name',
    page([
      title,
      banner,
      richText('description', 'Descrição'),
      symbol('decorativeText', 'Texto decorativo'),
      entries('timelineHeaders', 'Épocas', ['timelineHeader']),
      entries('timelineCards', 'Cartões', ['timelineCard']),
      entries('pageContent', 'Conteúdo', SECTIONS),
    ]),
  ),
]

/** The sitemap page (specification §3, §7). */
export const sitemapPages = [
  contentType('sitemapSubsection', 'Subseção do mapa', 'Links sob um título.', 'title', [
    title,
    symbol('sitemapTitle', 'Título no mapa'),
    entry('sectionLink', 'Link do título', ['link']),
    entries('sectionItems', 'Links', ['link']),
  ]),
  contentType('sitemapSection', 'Seção do mapa', 'Uma parte do mapa do site.', 'title', [
    title,
    symbol('contentType', 'Tipo de conteúdo', {
      help: 'Preenche a seção com tudo o que está publicado deste tipo.',
    }),
    entry('link', 'Link', ['link']),
    entries('subsections', 'Subseções', ['sitemapSubsection']),
  ]),
  contentType(
    'sitemap',
    'Mapa do site',
    'A página com todos os caminhos.',
    'name',
    page([
      symbol('pageHeading', 'Título da página', { required: true }),
      entries('leftSection', 'Coluna esquerda', ['sitemapSection']),
      entries('rightSection', 'Coluna direita', ['sitemapSection']),
    ]),
  ),
]

/** The product recommender (specification §3, §7). */
export const recommenderPages = [
  contentType('recommenderAnswer', 'Resposta', 'Uma resposta do recomendador.', 'title', [
    title,
    symbol('uniqueId', 'Identificador', { required: true, unique: true }),
    entries('facets', 'Filtros', ['facet'], {
      help: 'O produto combina com a resposta se tiver um destes filtros. Sem filtros a resposta não restringe nada; numa pergunta de papel safety ela então precisa levar ao aviso de procurar o médico.',
    }),
    entry('image', 'Imagem', PICTURE),
    flag('needsDoctor', 'Leva ao aviso de procurar o médico'),
  ]),
  contentType('recommenderQuestion', 'Pergunta do recomendador', 'Uma pergunta por vez.', 'title', [
    title,
    symbol('uniqueId', 'Identificador', { required: true, unique: true }),
    text('help', 'Ajuda'),
    symbol('role', 'Papel na recomendação', {
      required: true,
      in: ['safety', 'condition', 'relaxable'],
      help: 'safety: decide o que pode ser usado, como a idade; nada é sugerido contra a resposta, e todo recomendador precisa de uma pergunta assim. condition: o produto precisa combinar com a resposta. relaxable: preferência; se nada combinar com tudo, a última pergunta deste papel é deixada de lado primeiro, depois a anterior.',
    }),
    flag('multiple', 'Aceita várias respostas'),
    entries('answers', 'Respostas', ['recommenderAnswer'], { required: true }),
  ]),
  contentType(
    'productRecommender',
    'Recomendador',
    'Perguntas que levam a produtos.',
    'name',
    page([
      title,
      text('description', 'Descrição'),
      entry('image', 'Imagem', PICTURE),
      entries('questions', 'Perguntas', ['recommenderQuestion'], {
        required: true,
        help: 'Na ordem em que aparecem. Pelo menos uma precisa ter o papel safety, senão a página não é publicada.',
      }),
      symbol('resultTitle', 'Título do resultado'),
      entries('otherSuggestions', 'Outras sugestões', ['product']),
      entry('doctorNotice', 'Aviso de procurar o médico', ['notice']),
      entry('notice', 'Aviso de saúde', ['notice']),
    ]),
  ),
]
