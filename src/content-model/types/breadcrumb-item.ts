import { contentType } from '../declare'
import { one, symbol } from '../fields'

export const breadcrumbItem = contentType(
  'breadcrumbItem',
  'Item da trilha',
  'Um passo da trilha de navegação.',
  {
    title: symbol('Título', { required: true }),
    link: one('Link', ['link']),
  },
)
