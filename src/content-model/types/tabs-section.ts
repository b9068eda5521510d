import { contentType } from '../content-type'
import { internalName, many, symbol } from '../fields'

export const tabsSection = contentType(
  'tabsSection',
  { name: 'Abas', description: 'Conteúdos em abas.', displayField: 'name', isSection: true },
  {
    name: internalName,
    title: symbol('Título'),
    tabs: many('Abas', ['tabItem']),
  },
)
