import { sectionType } from '../declare'
import { internalName, many, symbol } from '../fields'

export const tabsSection = sectionType('tabsSection', 'Abas', 'Conteúdos em abas.', {
  name: internalName,
  title: symbol('Título'),
  tabs: many('Abas', ['tabItem']),
})
