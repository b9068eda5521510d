import { contentType } from '../content-type'
import { many, symbol } from '../fields'
import { pageFields } from '../page-fields'

export const contentPage = contentType(
  'contentPage',
  {
    name: 'Página de conteúdo',
    description: 'Uma página composta de blocos.',
    displayField: 'name',
    page: { type: 'content' },
  },
  {
    ...pageFields,
    title: symbol('Título', { help: 'Vazio: o título vem da primeira faixa.' }),
    sectionContainers: many('Blocos', ['sectionContainer']),
  },
)
