import {
  contentType,
  date,
  entries,
  entry,
  flag,
  integer,
  type ModelField,
  richText,
  symbol,
  symbols,
  text,
} from './fields'
import { PICTURE } from './parts'
import { EMBEDS, SECTIONS } from './sections'

const SLUG = '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*$'

/** What every page has: its place, its metadata, its trail and how the header stands over it. */
const page = (fields: ModelField[], { slug = true } = {}): ModelField[] => [
  symbol('name', 'Nome interno', { required: true }),
  ...(slug
    ? [
        symbol('slug', 'Caminho', {
          required: true,
          unique: true,
          pattern: SLUG,
          help: 'Tudo o que vem depois de /pt-br/, em minúsculas, sem acentos nem pontos: produtos/pomada.',
        }),
      ]
    : []),
  entry('metadata', 'Metadados', ['pageMetadata']),
  entries('breadcrumbs', 'Trilha', ['breadcrumbItem'], {
    help: 'Do início até a página anterior. Vazio: a trilha sai do caminho.',
  }),
  flag('isTransparent', 'Cabeçalho transparente sobre a primeira imagem'),
  symbol('topSpacing', 'Espaço acima do conteúdo', { in: ['none', 'small', 'medium', 'large'] }),
  ...fields,
]

const title = symbol('title', 'Título', { required: true })
const banner = entry('banner', 'Faixa de abertura', ['banner'])
const containers = entries('sectionContainers', 'Blocos', ['sectionContainer'])

const home = contentType(
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

const article = [
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

const product = [
  contentType('buyNowLink', 'Onde comprar', 'Uma loja que vende o produto.', 'name', [
    symbol('name', 'Nome da loja', { required: true }),
    symbol('title', 'Título'),
    symbol('linkText', 'Texto do link'),
    symbol('link', 'Endereço'),
    entry('image', 'Logotipo', PICTURE),
  ]),
  contentType('scent', 'Aroma', 'Um aroma ou sabor do produto.', 'title', [
    title,
    symbol('scentName', 'Nome do aroma', { required: true }),
    symbol('color', 'Cor', {
      in: [
        'menta',
        'eucalipto',
        'laranja',
        'lavanda',
        'mel',
        'limao',
        'cereja',
        'gengibre',
        'roma',
        'guaco',
        'frutas',
        'camomila',
        'neutro',
      ],
    }),
    symbol('psId', 'Identificador PriceSpider'),
    symbol('gtin', 'GTIN', { pattern: '^[0-9]{8,14}$' }),
    entries('productImages', 'Imagens', PICTURE),
    entries('buyNowLinks', 'Onde comprar', ['buyNowLink']),
  ]),
  contentType('productVariant', 'Variante', 'Um tamanho ou tipo do produto.', 'name', [
    symbol('name', 'Nome interno', { required: true }),
    symbol('variantName', 'Nome da variante', { required: true }),
    entry('scent', 'Aroma inicial', ['scent']),
    entries('scentList', 'Aromas', ['scent']),
    symbol('psId', 'Identificador PriceSpider'),
    symbol('slId', 'Identificador da loja'),
    symbol('gtin', 'GTIN', { pattern: '^[0-9]{8,14}$' }),
    entry('heroImage', 'Imagem principal', PICTURE),
  ]),
  contentType('productSection', 'Seção do produto', 'Detalhes ou modo de usar.', 'title', [
    title,
    symbol('name', 'Nome interno'),
    richText('contents', 'Conteúdo', ['image', 'imageSet', 'notice']),
    entry('expandedImage', 'Imagem aberta', PICTURE),
    entry('collapsedImage', 'Imagem fechada', PICTURE),
  ]),
  contentType('pdpBanner', 'Faixa da página de produto', 'Uma faixa com texto legal.', 'name', [
    symbol('name', 'Nome interno', { required: true }),
    symbol('title', 'Título'),
    text('text', 'Texto'),
    entry('image', 'Imagem', PICTURE),
    entry('callToAction', 'Ação', ['linkButton']),
    text('legalText', 'Texto legal'),
  ]),
  contentType(
    'product',
    'Produto',
    'Um produto com variantes e aromas.',
    'name',
    page([
      title,
      symbol('line', 'Linha'),
      text('shortDescription', 'Descrição curta'),
      richText('description', 'Descrição'),
      integer('featuredSort', 'Posição em destaques'),
      integer('newestSort', 'Posição em novidades'),
      entries('facets', 'Filtros', ['facet']),
      entry('heroImage', 'Imagem principal', PICTURE),
      entries('activeIngredients', 'Princípios ativos', ['activeIngredient']),
      entries('productDetails', 'Detalhes', ['productSection']),
      entries('usageInstructions', 'Modo de usar', ['productSection']),
      entry('pdpBanner', 'Faixa', ['pdpBanner']),
      entries('relatedProducts', 'Produtos relacionados', ['product']),
      entries('variants', 'Variantes', ['productVariant']),
      symbol('gtin', 'GTIN', { pattern: '^[0-9]{8,14}$' }),
      symbol('ratingAndReviewId', 'Identificador das avaliações'),
      flag('isMedicine', 'É medicamento'),
      symbol('registrationNumber', 'Número de registro', { help: 'Como no rótulo: Reg. MS 1.0000.0000.' }),
      text('legalText', 'Avisos legais', { help: 'Use {produto} onde deve aparecer o nome do produto.' }),
      symbols('keywords', 'Palavras para a busca'),
    ]),
  ),
  contentType(
    'productListingPage',
    'Listagem de produtos',
    'Produtos com filtros.',
    'name',
    page([
      title,
      text('description', 'Descrição'),
      banner,
      symbol('facetId', 'Filtro de partida', {
        help: 'Identificador de um filtro, ou PLP para todos os produtos.',
      }),
      integer('pageSize', 'Produtos por página'),
      entry('linkContainer', 'Atalhos', ['linkContainer']),
      entries('filterGroups', 'Grupos de filtros', ['filterGroup']),
      entry('bottomBanner', 'Faixa final', ['banner', 'callout']),
      entry('notice', 'Aviso de saúde', ['notice']),
    ]),
  ),
]

const history = [
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

const siteMap = [
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

const recommender = [
  contentType('recommenderAnswer', 'Resposta', 'Uma resposta do recomendador.', 'title', [
    title,
    symbol('uniqueId', 'Identificador', { required: true, unique: true }),
    entries('facets', 'Filtros', ['facet']),
    entry('image', 'Imagem', PICTURE),
    flag('needsDoctor', 'Leva ao aviso de procurar o médico'),
  ]),
  contentType('recommenderQuestion', 'Pergunta do recomendador', 'Uma pergunta por vez.', 'title', [
    title,
    symbol('uniqueId', 'Identificador', { required: true, unique: true }),
    text('help', 'Ajuda'),
    flag('multiple', 'Aceita várias respostas'),
    entries('answers', 'Respostas', ['recommenderAnswer']),
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
      entries('questions', 'Perguntas', ['recommenderQuestion']),
      symbol('resultTitle', 'Título do resultado'),
      entries('otherSuggestions', 'Outras sugestões', ['product']),
      entry('doctorNotice', 'Aviso de procurar o médico', ['notice']),
      entry('notice', 'Aviso de saúde', ['notice']),
    ]),
  ),
]

const others = [
  contentType(
    'searchPage',
    'Busca',
    'A página de resultados da busca.',
    'name',
    page(
      [
        title,
        text('description', 'Descrição'),
        entries('suggestions', 'Sugestões', ['popularSearch']),
        entry('linkContainer', 'Caminhos', ['linkContainer']),
      ],
      { slug: false },
    ),
  ),
  contentType(
    'contentPage',
    'Página de conteúdo',
    'Uma página composta de blocos.',
    'name',
    page([symbol('title', 'Título', { help: 'Vazio: o título vem da primeira faixa.' }), containers]),
  ),
  contentType(
    'faqLandingPage',
    'Perguntas frequentes',
    'A página que reúne as perguntas.',
    'name',
    page([
      title,
      text('description', 'Descrição'),
      banner,
      entries('pages', 'Assuntos', ['faqPage']),
      entry('callToAction', 'Ação', ['linkButton', 'callout']),
    ]),
  ),
  contentType(
    'faqPage',
    'Perguntas de um assunto',
    'Perguntas e respostas de um assunto.',
    'name',
    page([
      title,
      text('description', 'Descrição'),
      entry('image', 'Imagem', PICTURE),
      entries('questions', 'Perguntas', ['faqItem']),
    ]),
  ),
  contentType(
    'collectionListPage',
    'Coleções',
    'A página que reúne as coleções.',
    'name',
    page([
      title,
      text('description', 'Descrição'),
      banner,
      entries('collections', 'Coleções', ['collectionPage']),
    ]),
  ),
  contentType(
    'collectionPage',
    'Coleção',
    'Produtos reunidos por uma ocasião.',
    'name',
    page([
      title,
      text('shortDescription', 'Descrição curta'),
      richText('description', 'Descrição'),
      entry('heroImage', 'Imagem', PICTURE),
      entries('products', 'Produtos', ['product']),
      entries('articles', 'Artigos', ['article']),
      containers,
      entry('notice', 'Aviso de saúde', ['notice']),
    ]),
  ),
]

/** Every page type of specification §2, with the ids of its §7. */
export const pages = [home, ...article, ...product, ...history, ...siteMap, ...recommender, ...others]
