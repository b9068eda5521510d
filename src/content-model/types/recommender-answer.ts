import { contentType } from '../content-type'
import { flag, many, picture, symbol } from '../fields'

export const recommenderAnswer = contentType(
  'recommenderAnswer',
  { name: 'Resposta', description: 'Uma resposta do recomendador.', displayField: 'title' },
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
