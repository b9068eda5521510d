import { contentType } from '../content-type'
import { choice, internalName, many, picture, symbol, symbols, text } from '../fields'
import { HEADING_LEVELS } from '../vocabulary'

export const banner = contentType(
  'banner',
  {
    name: 'Faixa',
    description: 'Uma faixa larga com título e imagem.',
    displayField: 'name',
    isSection: true,
  },
  {
    name: internalName,
    title: symbol('Título'),
    titleFirstPart: symbol('Título, primeira parte'),
    titleSecondPart: symbol('Título, segunda parte'),
    titleTagline: symbol('Chapéu'),
    subTitle: symbol('Subtítulo'),
    subTitlePart: symbol('Continuação do subtítulo'),
    description: text('Descrição'),
    variant: choice('Aparência', ['hero', 'split', 'overlay', 'compact'], { fallback: 'split' }),
    titleHeadingLevel: choice('Nível do título', HEADING_LEVELS, { fallback: 'h2' }),
    link: symbol('Endereço'),
    callToActions: many('Ações', ['linkButton']),
    image: picture('Imagem'),
    badgeImage: picture('Selo'),
    quotes: symbols('Frases em destaque'),
  },
)
