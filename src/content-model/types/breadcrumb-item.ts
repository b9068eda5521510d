import { contentType } from '../content-type'
import { one, symbol } from '../fields'

export const breadcrumbItem = contentType(
  'breadcrumbItem',
  { name: 'Item da trilha', description: 'Um passo da trilha de navegação.', displayField: 'title' },
  {
    title: symbol('Título', { required: true }),
    link: one('Link', ['link']),
  },
)
