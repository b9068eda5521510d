import type { Picture } from '@/models/picture'
import type { SectionBase } from '@/models/section-base'
import { contentType, sectionType } from '../declare'
import { many, picture, symbol, text } from '../fields'
import { internalName } from '../shared-fields'

export const productBannerItem = contentType(
  'productBannerItem',
  'Item da faixa de produto',
  'Um argumento com imagem.',
  {
    title: symbol('Título', { required: true, max: 60, help: 'O argumento em poucas palavras.' }),
    text: text('Texto', { max: 200, help: 'Uma frase que o explica.' }),
    image: picture('Imagem', { help: 'Um ícone ou uma imagem pequena acima do argumento.' }),
  },
)

export const productBanner = sectionType(
  'productBanner',
  'Faixa de produto',
  'Argumentos sobre uma imagem de fundo.',
  {
    name: internalName,
    title: symbol('Título', { max: 100, help: 'O título acima dos argumentos.' }),
    items: many('Itens', ['productBannerItem'], { help: 'Os argumentos, nesta ordem: 3 ou 4 ficam bem.' }),
    backgroundImage: picture('Imagem de fundo', { help: 'Fica atrás do texto, só de enfeite.' }),
  },
)

export interface ProductBannerSection extends SectionBase {
  type: 'productBanner'
  title: string | null
  items: { id: string; title: string; text: string | null; image: Picture | null }[]
  backgroundImage: Picture | null
}
