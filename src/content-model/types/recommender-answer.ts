import type { Picture } from '@/models/picture'
import { contentType } from '../declare'
import { flag, many, picture, symbol } from '../fields'

export const recommenderAnswer = contentType(
  'recommenderAnswer',
  'Resposta',
  'Uma resposta do recomendador.',
  {
    title: symbol('Título', { required: true }),
    uniqueId: symbol('Identificador', { required: true, unique: true }),
    facets: many('Filtros', ['facet'], {
      help: 'O produto combina com a resposta se tiver um destes filtros. Sem filtros a resposta não restringe nada; numa pergunta de papel safety ela então precisa levar ao aviso de procurar o médico.',
    }),
    image: picture('Imagem'),
    needsDoctor: flag('Leva ao aviso de procurar o médico'),
  },
)

export interface RecommenderAnswer {
  /** Unique among all answers; stands in the address. */
  id: string
  title: string
  image: Picture | null
  /** Alternatives: a product that carries one of them fits the answer. None: the answer restricts nothing. */
  facets: { id: string; title: string }[]
  /** Leads to the doctor notice instead of products. */
  needsDoctor: boolean
}
