import {
  asset,
  contentType,
  date,
  entries,
  entry,
  flag,
  integer,
  json,
  symbol,
  symbols,
  text,
} from './fields'

/** What a picture field accepts: one picture, or one per kind of screen. */
export const PICTURE = ['image', 'imageSet']

const pictureStyles = (values: string[]) =>
  symbol('styles', 'Recorte', {
    in: values,
    help: 'Vale onde está sozinha na página: cantos redondos (o padrão), retos ou em círculo.',
  })
const toolTip = symbol('toolTip', 'Dica ao passar o mouse')

/** Small parts that pages and sections share (specification §3). */
export const parts = [
  contentType(
    'pageMetadata',
    'Metadados da página',
    'O que buscadores e redes sociais mostram.',
    'metaTitle',
    [
      symbol('metaTitle', 'Título para buscadores', {
        required: true,
        help: 'Até 60 caracteres aparecem inteiros.',
      }),
      text('metaDescription', 'Descrição para buscadores', { help: 'Entre 70 e 160 caracteres.' }),
      symbol('metaKeywords', 'Palavras-chave'),
      symbol('pageTitle', 'Nome na trilha', {
        help: 'Como a página se chama na trilha. Vazio: o título da página.',
      }),
      symbol('openGraphPageTitle', 'Título ao compartilhar'),
      text('openGraphDescription', 'Descrição ao compartilhar'),
      asset('openGraphImage', 'Imagem ao compartilhar', { help: '1200 × 630 pixels.' }),
      symbol('canonicalUrl', 'Endereço canônico', { help: 'Só quando a página repete outra.' }),
      flag('noIndex', 'Esconder dos buscadores'),
    ],
  ),
  contentType('breadcrumbItem', 'Item da trilha', 'Um passo da trilha de navegação.', 'title', [
    symbol('title', 'Título', { required: true }),
    entry('link', 'Link', ['link']),
  ]),
  contentType('link', 'Link', 'Um endereço com o seu texto.', 'text', [
    symbol('text', 'Texto'),
    symbol('url', 'Endereço', {
      required: true,
      help: 'Começa com / para páginas do site (sem /pt-br), com https:// para fora.',
    }),
    symbol('target', 'Onde abre', { in: ['_self', '_blank'] }),
  ]),
  contentType('linkButton', 'Botão', 'Um botão ou link de ação.', 'name', [
    symbol('name', 'Nome interno'),
    symbol('link', 'Endereço', { required: true, help: 'Começa com / para páginas do site.' }),
    symbol('linkText', 'Texto do botão', { required: true, max: 60 }),
    toolTip,
    symbol('target', 'Onde abre', { in: ['_self', '_blank'] }),
    symbol('variant', 'Aparência', { in: ['primary', 'secondary', 'tertiary', 'text'] }),
    symbol('styles', 'Tamanho', { in: ['default', 'compact', 'large'] }),
    symbol('gaEventClass', 'Classe do evento de medição'),
    symbol('gaEventLabel', 'Rótulo do evento de medição'),
    json('componentWidth', 'Largura por tela', {
      help: 'Por tela, auto ou full (toda a largura): { "desktop": "auto", "tablet": "auto", "smartphone": "full" }',
    }),
  ]),
  contentType('image', 'Imagem', 'Uma imagem com o seu texto alternativo.', 'title', [
    symbol('title', 'Título', { required: true }),
    asset('image', 'Arquivo', { required: true }),
    symbol('altText', 'Texto alternativo', { help: 'Diz o que se vê. Sem ele vale a descrição do arquivo.' }),
    integer('width', 'Largura'),
    integer('height', 'Altura'),
    pictureStyles(['rounded', 'square', 'circle']),
    toolTip,
  ]),
  contentType('imageSet', 'Conjunto de imagens', 'A mesma cena para cada tamanho de tela.', 'name', [
    symbol('name', 'Nome interno', { required: true }),
    symbol('altText', 'Texto alternativo', { help: 'Diz o que se vê. Sem ele vale a descrição do arquivo.' }),
    asset('desktopImage', 'Imagem para computador', { required: true }),
    asset('tabletImage', 'Imagem para tablet'),
    asset('smartphoneImage', 'Imagem para celular'),
    symbol('link', 'Endereço ao tocar'),
    symbol('linkText', 'Texto do link'),
    pictureStyles(['rounded', 'square', 'circle']),
    toolTip,
  ]),
  contentType('video', 'Vídeo', 'Um vídeo, carregado só depois do clique.', 'title', [
    symbol('title', 'Título', { required: true }),
    symbol('videoLink', 'Endereço do vídeo (YouTube ou Vimeo)'),
    symbol('videoUrl', 'Endereço do arquivo de vídeo'),
    symbol('captionsUrl', 'Endereço do arquivo de legendas', {
      help: 'Legendas em português (WebVTT) do arquivo de vídeo. Os dois precisam permitir CORS, como os arquivos do Contentful.',
    }),
    flag('autoplay', 'Tocar depois do clique'),
    pictureStyles(['rounded', 'square']),
    entry('thumbnail', 'Capa', PICTURE),
  ]),
  contentType('person', 'Pessoa', 'Quem escreve ou revisa um artigo.', 'name', [
    symbol('name', 'Nome', { required: true }),
    symbol('role', 'Função'),
    symbol('registration', 'Registro profissional'),
    text('bio', 'Apresentação'),
    entry('photo', 'Retrato', PICTURE),
  ]),
  contentType('labels', 'Texto da interface', 'Substitui um texto fixo do site.', 'key', [
    symbol('key', 'Chave', { required: true, unique: true }),
    text('value', 'Texto', { required: true }),
  ]),
  contentType('redirect', 'Redirecionamento', 'Leva de um endereço antigo a um novo.', 'from', [
    symbol('from', 'De', { required: true, unique: true, help: 'Endereço antigo, começando com /.' }),
    symbol('to', 'Para', { required: true }),
    flag('permanent', 'Permanente'),
  ]),
  contentType('facet', 'Filtro', 'Um valor pelo qual se filtram produtos.', 'title', [
    symbol('title', 'Título', { required: true }),
    symbol('uniqueId', 'Identificador', { required: true, unique: true, pattern: '^[A-Za-z0-9-]+$' }),
  ]),
  contentType('filterGroup', 'Grupo de filtros', 'Filtros do mesmo assunto.', 'title', [
    symbol('title', 'Título', { required: true }),
    symbol('uniqueId', 'Identificador', { required: true, unique: true }),
    symbol('categoryType', 'Tipo de categoria', {
      help: 'Grupos do mesmo tipo valem como um só: o que se escolhe neles são alternativas.',
    }),
    entries('facets', 'Filtros', ['facet']),
  ]),
  contentType('faqItem', 'Pergunta', 'Uma pergunta e a sua resposta.', 'question', [
    symbol('question', 'Pergunta', { required: true }),
    text('answer', 'Resposta', { required: true }),
    symbol('uniqueId', 'Âncora', { pattern: '^[a-z0-9-]+$' }),
  ]),
  contentType('activeIngredient', 'Princípio ativo', 'Um princípio ativo e para que serve.', 'name', [
    symbol('name', 'Nome', { required: true }),
    symbol('purpose', 'Para que serve'),
    date('reviewedAt', 'Revisado em', { help: 'A página do produto mostra a data mais antiga.' }),
    symbols('synonyms', 'Outros nomes', { help: 'Outros nomes da mesma substância, não a sua classe.' }),
  ]),
]
