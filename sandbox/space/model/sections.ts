import { contentType, entries, entry, flag, richText, symbol, symbols, text } from './fields'
import { PICTURE } from './parts'

/** Surfaces that a section or a container can stand on: names of tokens, never colours. */
export const SURFACES = ['white', 'ice', 'mint', 'petrol', 'sun']

/** Every content type that a section container, and most of them a rich text, can hold. */
export const SECTIONS = [
  'banner',
  'callout',
  'cardSection',
  'carousel',
  'richTextSection',
  'accordionSection',
  'tabsSection',
  'video',
  'image',
  'imageSet',
  'productBanner',
  'notice',
  'linkContainer',
  'linkButton',
  'faqSection',
  'feature',
]

export const EMBEDS = [
  'banner',
  'callout',
  'cardSection',
  'accordionSection',
  'video',
  'image',
  'imageSet',
  'notice',
  'linkButton',
  'productBanner',
]
export const CARDS = ['callout', 'favoriteCard', 'product', 'article', 'collectionPage']

const name = symbol('name', 'Nome interno', { required: true })
const title = symbol('title', 'Título')
const headingLevel = symbol('titleHeadingLevel', 'Nível do título', { in: ['h1', 'h2', 'h3', 'h4'] })

/** The blocks that pages are composed of (specification §3). */
export const sections = [
  contentType('callout', 'Chamada', 'Um cartão ou uma chamada com imagem e ações.', 'name', [
    name,
    title,
    symbol('subTitle', 'Subtítulo'),
    text('text', 'Texto'),
    text('supportingText', 'Texto de apoio'),
    symbol('variant', 'Aparência', { in: ['card', 'imageLeft', 'imageRight', 'highlight', 'plain'] }),
    flag('isLazyLoad', 'Carregar a imagem só quando chega perto', {
      help: 'É o padrão. Não: a imagem é pedida junto com a página.',
    }),
    symbol('styles', 'Cor de fundo própria', { in: SURFACES }),
    symbol('link', 'Endereço'),
    entry('image', 'Imagem', PICTURE),
    entry('cardImage', 'Imagem do cartão', PICTURE),
    entries('callToActions', 'Ações', ['linkButton']),
    text('disclaimer', 'Ressalva'),
  ]),
  contentType('banner', 'Faixa', 'Uma faixa larga com título e imagem.', 'name', [
    name,
    title,
    symbol('titleFirstPart', 'Título, primeira parte'),
    symbol('titleSecondPart', 'Título, segunda parte'),
    symbol('titleTagline', 'Chapéu'),
    symbol('subTitle', 'Subtítulo'),
    symbol('subTitlePart', 'Continuação do subtítulo'),
    text('description', 'Descrição'),
    symbol('variant', 'Aparência', { in: ['hero', 'split', 'overlay', 'compact'] }),
    headingLevel,
    symbol('link', 'Endereço'),
    entries('callToActions', 'Ações', ['linkButton']),
    entry('image', 'Imagem', PICTURE),
    entry('badgeImage', 'Selo', PICTURE),
    symbols('quotes', 'Frases em destaque'),
  ]),
  contentType('productBannerItem', 'Item da faixa de produto', 'Um argumento com imagem.', 'title', [
    symbol('title', 'Título', { required: true }),
    text('text', 'Texto'),
    entry('image', 'Imagem', PICTURE),
  ]),
  contentType('productBanner', 'Faixa de produto', 'Argumentos sobre uma imagem de fundo.', 'name', [
    name,
    title,
    entries('items', 'Itens', ['productBannerItem']),
    entry('backgroundImage', 'Imagem de fundo', PICTURE),
  ]),
  contentType('favoriteCard', 'Cartão de favorito', 'Um produto querido, com avaliação e ação.', 'title', [
    symbol('title', 'Título', { required: true }),
    text('text', 'Texto'),
    entry('image', 'Imagem', PICTURE),
    symbol('ratingId', 'Identificador da avaliação'),
    entry('cardAction', 'Ação', ['linkButton']),
  ]),
  contentType('cardSection', 'Seção de cartões', 'Um título e uma grade de cartões.', 'name', [
    name,
    title,
    symbol('subTitle', 'Chapéu'),
    text('description', 'Descrição'),
    entries('cards', 'Cartões', CARDS),
    symbol('variant', 'Aparência', { in: ['grid', 'tiles', 'circles', 'products', 'articles'] }),
    symbol('backgroundColor', 'Cor de fundo', { in: SURFACES }),
    entry('image', 'Imagem', PICTURE),
    entry('callToAction', 'Ação', ['linkButton']),
    text('disclaimer', 'Ressalva'),
  ]),
  contentType('carouselPanel', 'Quadro do carrossel', 'Um quadro com imagem, título e ação.', 'name', [
    name,
    entry('image', 'Imagem', PICTURE, { required: true }),
    symbol('title', 'Título', { required: true }),
    text('text', 'Texto'),
    text('textUnderButton', 'Texto sob o botão'),
    entry('callToAction', 'Ação', ['linkButton']),
    symbol('callToActionPosition', 'Posição do conteúdo', { in: ['left', 'center', 'right'] }),
    symbol('styles', 'Estilo', { in: ['light', 'dark'] }),
  ]),
  contentType('carousel', 'Carrossel', 'Quadros que se alternam.', 'name', [
    name,
    symbol('title', 'Título para leitores de tela'),
    entries('panels', 'Quadros', ['carouselPanel']),
  ]),
  contentType('richTextSection', 'Texto', 'Texto corrido.', 'name', [
    name,
    title,
    headingLevel,
    richText('body', 'Texto', EMBEDS),
  ]),
  contentType('accordionItem', 'Item de sanfona', 'Um título que abre um texto.', 'title', [
    symbol('title', 'Título', { required: true }),
    richText('contents', 'Conteúdo', ['image', 'imageSet', 'linkButton', 'notice']),
    entry('expandedImage', 'Imagem aberta', PICTURE),
    entry('collapsedImage', 'Imagem fechada', PICTURE),
  ]),
  contentType('accordionSection', 'Sanfona', 'Textos que se abrem um por vez.', 'name', [
    name,
    title,
    entries('items', 'Itens', ['accordionItem']),
  ]),
  contentType('tabItem', 'Aba', 'Uma aba e o seu conteúdo.', 'title', [
    symbol('title', 'Título', { required: true }),
    richText('contents', 'Conteúdo', ['image', 'imageSet', 'linkButton', 'notice', 'callout']),
  ]),
  contentType('tabsSection', 'Abas', 'Conteúdos em abas.', 'name', [
    name,
    title,
    entries('tabs', 'Abas', ['tabItem']),
  ]),
  contentType('notice', 'Aviso', 'Um aviso legal ou de saúde.', 'name', [
    name,
    title,
    text('text', 'Texto', { required: true, help: 'Use {produto} onde deve aparecer o nome do produto.' }),
    symbol('tone', 'Tom', { in: ['info', 'warning', 'medicine'] }),
  ]),
  contentType('linkContainer', 'Grupo de links', 'Links sob um título.', 'name', [
    name,
    title,
    entries('links', 'Links', ['link', 'linkButton']),
  ]),
  contentType('faqSection', 'Perguntas frequentes', 'Perguntas e respostas.', 'name', [
    name,
    title,
    entries('questions', 'Perguntas', ['faqItem']),
    entry('callToAction', 'Ação', ['linkButton']),
  ]),
  contentType('feature', 'Recurso', 'Um recurso interativo do site, como um formulário.', 'name', [
    name,
    symbol('featureType', 'Recurso', {
      required: true,
      in: [
        'contactForm',
        'loginForm',
        'registrationForm',
        'writeReview',
        'compareProducts',
        'countrySelector',
      ],
    }),
    title,
    text('description', 'Descrição'),
  ]),
  contentType('sectionContainer', 'Bloco da página', 'Seções sobre o mesmo fundo.', 'name', [
    name,
    symbol('styles', 'Largura', { in: ['wide', 'narrow', 'full'] }),
    symbol('backgroundColor', 'Cor de fundo', { in: SURFACES }),
    entry('backgroundImage', 'Imagem de fundo', PICTURE),
    entries('sectionContent', 'Seções', SECTIONS),
  ]),
]
