import { contentType } from '../content-type'
import { internalName, many, symbol } from '../fields'

export const accordionSection = contentType(
  'accordionSection',
  { name: 'Sanfona', description: 'Textos que se abrem um por vez.', displayField: 'name', isSection: true },
  {
    name: internalName,
    title: symbol('Título'),
    items: many('Itens', ['accordionItem']),
  },
)
