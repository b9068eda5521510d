import { sectionType } from '../declare'
import { many, symbol } from '../fields'
import { internalName } from '../shared-fields'

export const accordionSection = sectionType(
  'accordionSection',
  'Sanfona',
  'Textos que se abrem um por vez.',
  {
    name: internalName,
    title: symbol('Título', { max: 100, help: 'O título acima dos itens.' }),
    items: many('Itens', ['accordionItem'], {
      help: 'Os itens, nesta ordem. Sem nenhum publicado, a seção não aparece.',
    }),
  },
)
