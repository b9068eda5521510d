import type { Action, Link } from '@/models/link'
import type { Picture } from '@/models/picture'
import type { HeadingLevel, SectionBase } from '@/models/section-base'
import { sectionType } from '../declare'
import { choice, internalName, many, picture, symbol, symbols, text, type ValueOf } from '../fields'
import { HEADING_LEVELS } from '../vocabulary'

export const banner = sectionType('banner', 'Faixa', 'Uma faixa larga com título e imagem.', {
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
})

export interface BannerSection extends SectionBase {
  type: 'banner'
  variant: ValueOf<typeof banner.fields.variant>
  headingLevel: HeadingLevel
  tagline: string | null
  title: string | null
  /** The title in two parts, the second emphasized; replaces `title` when present. */
  titleParts: { first: string; second: string } | null
  subTitle: string | null
  description: string | null
  quotes: string[]
  image: Picture | null
  badge: Picture | null
  actions: Action[]
  /** Where the banner itself leads, when no action leads there. */
  link?: Link
}
