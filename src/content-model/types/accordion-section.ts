import type { SectionBase } from '@/models/section-base'
import { sectionType } from '../declare'
import { internalName, many, symbol } from '../fields'
import type { AccordionItem } from './accordion-item'

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

export interface AccordionSection extends SectionBase {
  type: 'accordion'
  title: string | null
  items: AccordionItem[]
}
