import type { Picture } from '@/models/picture'
import type { Section } from '@/models/rich-text'
import type { Surface } from '@/models/section-base'
import { contentType } from '../declare'
import { choice, internalName, picture, sections, type ValueOf } from '../fields'
import { SURFACES } from '../vocabulary'

export const sectionContainer = contentType(
  'sectionContainer',
  'Bloco da página',
  'Seções sobre o mesmo fundo.',
  {
    name: internalName,
    styles: choice('Largura', ['wide', 'narrow', 'full'], { fallback: 'wide' }),
    backgroundColor: choice('Cor de fundo', SURFACES, { fallback: 'white' }),
    backgroundImage: picture('Imagem de fundo'),
    sectionContent: sections('Seções'),
  },
)

export interface SectionContainer {
  id: string
  width: ValueOf<typeof sectionContainer.fields.styles>
  surface: Surface
  backgroundImage: Picture | null
  sections: Section[]
}
