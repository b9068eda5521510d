import { contentType, entries, entry, richText, symbol, text } from '../fields'
import { PICTURE } from '../parts'
import { banner, containers, page, title } from './page'

/** Search, content pages, questions and collections (specification §3, §7). */
export const otherPages = [
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
        entries('synonyms', 'Sinônimos', ['synonymSet'], {
          help: 'Palavras que a busca trata como iguais.',
        }),
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
