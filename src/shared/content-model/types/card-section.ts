import type { CardModel } from '@/shared/content-model/views/card'
import type { Action } from '@/shared/content-model/views/link'
import type { Picture } from '@/shared/content-model/views/picture'
import type { SectionBase, Surface } from '@/shared/content-model/views/section-base'
import { contentType, sectionType } from '../declare'
import { choice, many, one, picture, symbol, text, type ValueOf } from '../fields'
import { internalName, validity } from '../shared-fields'
import { SURFACES } from '../vocabulary'

export const favoriteCard = contentType('Cartão de favorito', 'Um produto querido, com avaliação e ação.', {
  title: symbol('Título', { required: true, max: 60, help: 'O nome do produto, como no cartão.' }),
  text: text('Texto', { max: 200, help: 'Uma frase abaixo do nome.' }),
  image: picture('Imagem', { help: 'A embalagem.' }),
  ratingId: symbol('Identificador da avaliação', {
    help: 'O identificador das avaliações do produto, cuja nota aparece no cartão.',
  }),
  cardAction: one('Ação', ['linkButton'], {
    help: 'O botão do cartão. É ele que diz aonde o cartão leva.',
  }),
})

export const cardSection = sectionType('Seção de cartões', 'Um título e uma grade de cartões.', {
  name: internalName,
  title: symbol('Título', { max: 100, help: 'O título acima dos cartões.' }),
  subTitle: symbol('Chapéu', { max: 60, help: 'Poucas palavras acima do título.' }),
  description: text('Descrição', { max: 500, help: 'O texto abaixo do título.' }),
  cards: many('Cartões', ['callout', 'favoriteCard', 'product', 'article', 'collectionPage'], {
    help: 'Os cartões, nesta ordem. Os que não estão publicados não aparecem; sem nenhum, a seção também não.',
  }),
  variant: choice(
    'Aparência',
    {
      grid: 'cartões simples',
      tiles: 'só imagem e título',
      circles: 'imagem em círculo',
      products: 'embalagem e avaliação',
      articles: 'artigos, 3 por linha',
    },
    { fallback: 'grid', help: 'O desenho dos cartões.' },
  ),
  backgroundColor: choice('Cor de fundo', SURFACES, {
    fallback: 'white',
    help: 'O fundo da seção, de um lado ao outro da página.',
  }),
  image: picture('Imagem', { help: 'Uma imagem ao lado do título.' }),
  callToAction: one('Ação', ['linkButton'], { help: 'O botão depois dos cartões.' }),
  disclaimer: text('Ressalva', { max: 500, help: 'Letras pequenas no fim da seção.' }),
  ...validity,
})

export interface CardSection extends SectionBase {
  type: 'cardSection'
  variant: ValueOf<typeof cardSection.fields.variant>
  surface: Surface
  title: string | null
  subTitle: string | null
  description: string | null
  disclaimer: string | null
  image: Picture | null
  cards: CardModel[]
  action: Action | null
}
