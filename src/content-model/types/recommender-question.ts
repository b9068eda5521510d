import { contentType } from '../content-type'
import { flag, many, symbol, text } from '../fields'

export const recommenderQuestion = contentType(
  'recommenderQuestion',
  { name: 'Pergunta do recomendador', description: 'Uma pergunta por vez.', displayField: 'title' },
  {
    title: symbol('Título', { required: true }),
    uniqueId: symbol('Identificador', { required: true, unique: true }),
    help: text('Ajuda'),
    multiple: flag('Aceita várias respostas'),
    answers: many('Respostas', ['recommenderAnswer']),
  },
)
