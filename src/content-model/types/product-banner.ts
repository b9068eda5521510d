import type { Picture } from '@/models/picture'
import type { SectionBase } from '@/models/section-base'
import { sectionType } from '../declare'
import { internalName, many, picture, symbol } from '../fields'

export const productBanner = sectionType(
  'productBanner',
  'Faixa de produto',
  'Argumentos sobre uma imagem de fundo.',
  {
    name: internalName,
    title: symbol('Título'),
    items: many('Itens', ['productBannerItem']),
    backgroundImage: picture('Imagem de fundo'),
  },
)

export interface ProductBannerSection extends SectionBase {
  type: 'productBanner'
  title: string | null
  items: { id: string; title: string; text: string | null; image: Picture | null }[]
  backgroundImage: Picture | null
}
