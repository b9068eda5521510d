import { contentType } from '../content-type'
import { internalName, many, picture } from '../fields'

export const header = contentType(
  'header',
  { name: 'Cabeçalho', description: 'Logotipo, menus e buscas populares.', displayField: 'name' },
  {
    name: internalName,
    brandLogo: picture('Logotipo', { required: 'editors' }),
    primaryNavigation: many('Menus', ['menuSlot']),
    popularSearches: many('Buscas populares', ['popularSearch']),
  },
)
