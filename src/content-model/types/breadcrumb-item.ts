import { contentType } from '../declare'
import { one, symbol } from '../fields'

export const breadcrumbItem = contentType(
  'breadcrumbItem',
  'Item da trilha',
  'Um passo da trilha de navegação.',
  {
    title: symbol('Título', { required: true, max: 60, help: 'O nome do passo, como aparece na trilha.' }),
    link: one('Link', ['link'], { help: 'A página a que leva. Vazio ou de fora do site: leva ao início.' }),
  },
)
