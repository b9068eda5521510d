import { contentType } from '../declare'
import { symbol } from '../fields'

export const articleCategory = contentType(
  'articleCategory',
  'Categoria de artigo',
  'Assunto de um artigo.',
  {
    title: symbol('Título', { required: true, max: 40, help: 'Como aparece no artigo e no seu cartão.' }),
  },
)
