import type { Picture } from '@/models/picture'
import type { Section } from '@/models/rich-text'
import type { Surface } from '@/models/section-base'
import { contentType } from '../declare'
import { choice, picture, sections, type ValueOf } from '../fields'
import { internalName, validity } from '../shared-fields'
import { SURFACES } from '../vocabulary'

export const sectionContainer = contentType(
  'sectionContainer',
  'Bloco da página',
  'Seções sobre o mesmo fundo.',
  {
    name: internalName,
    styles: choice(
      'Largura',
      { wide: 'a da página', narrow: 'a de um texto', full: 'a da tela' },
      { fallback: 'wide', help: 'A largura das seções do bloco em telas largas.' },
    ),
    backgroundColor: choice('Cor de fundo', SURFACES, {
      fallback: 'white',
      help: 'O fundo do bloco, de um lado ao outro da página.',
    }),
    backgroundImage: picture('Imagem de fundo', {
      help: 'Fica atrás das seções, só de enfeite: nenhum texto na imagem.',
    }),
    sectionContent: sections('Seções', {
      help: 'As seções, de cima para baixo. Sem nenhuma publicada, o bloco não aparece.',
    }),
    ...validity,
  },
)

export interface SectionContainer {
  id: string
  width: ValueOf<typeof sectionContainer.fields.styles>
  surface: Surface
  backgroundImage: Picture | null
  sections: Section[]
}
