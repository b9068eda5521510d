import { contentType } from '../content-type'
import { flag, many, picture, symbol } from '../fields'

export const recommenderAnswer = contentType(
  'recommenderAnswer',
  { name: 'Resposta', description: 'Uma resposta do recomendador.', displayField: 'title' },
  {
    title: symbol('Título', { required: true }),
    uniqueId: symbol('Identificador', { required: true, unique: true }),
    facets: many('Filtros', ['facet']),
    image: picture('Imagem'),
    needsDoctor: flag('Leva ao aviso de procurar o médico'),
  },
)
