import { sectionType } from '../declare'
import { many, symbol } from '../fields'
import { internalName } from '../shared-fields'

export const tabsSection = sectionType('tabsSection', 'Abas', 'Conteúdos em abas.', {
  name: internalName,
  title: symbol('Título', { max: 100, help: 'O título acima das abas.' }),
  tabs: many('Abas', ['tabItem'], { help: 'As abas, nesta ordem; a primeira vem escolhida.' }),
})
