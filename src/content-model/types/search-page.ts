import { contentType } from '../content-type'
import { many, one, symbol, text } from '../fields'
import { fixedPageFields } from '../page-fields'

export const searchPage = contentType(
  'searchPage',
  {
    name: 'Busca',
    description: 'A página de resultados da busca.',
    displayField: 'name',
    page: { type: 'search', path: 'search' },
  },
  {
    ...fixedPageFields,
    title: symbol('Título', { required: true }),
    description: text('Descrição'),
    suggestions: many('Sugestões', ['popularSearch']),
    linkContainer: one('Caminhos', ['linkContainer']),
    synonyms: many('Sinônimos', ['synonymSet'], { help: 'Palavras que a busca trata como iguais.' }),
  },
)
