import { sectionType } from '../declare'
import { internalName, many, symbol } from '../fields'

export const accordionSection = sectionType(
  'accordionSection',
  'Sanfona',
  'Textos que se abrem um por vez.',
  {
    name: internalName,
    title: symbol('Título'),
    items: many('Itens', ['accordionItem']),
  },
)
