import { contentType } from '../content-type'
import { symbol } from '../fields'

export const articleCategory = contentType(
  'articleCategory',
  { name: 'Categoria de artigo', description: 'Assunto de um artigo.', displayField: 'title' },
  {
    title: symbol('Título', { required: true }),
  },
)
