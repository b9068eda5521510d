import { contentType } from '../content-type'
import { choice, internalName, picture, sections } from '../fields'
import { SURFACES } from '../vocabulary'

export const sectionContainer = contentType(
  'sectionContainer',
  { name: 'Bloco da página', description: 'Seções sobre o mesmo fundo.', displayField: 'name' },
  {
    name: internalName,
    styles: choice('Largura', ['wide', 'narrow', 'full'], { fallback: 'wide' }),
    backgroundColor: choice('Cor de fundo', SURFACES, { fallback: 'white' }),
    backgroundImage: picture('Imagem de fundo'),
    sectionContent: sections('Seções'),
  },
)
