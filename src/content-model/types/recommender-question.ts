import { contentType } from '../content-type'
import { choice, flag, many, symbol, text } from '../fields'

export const recommenderQuestion = contentType(
  'recommenderQuestion',
  { name: 'Pergunta do recomendador', description: 'Uma pergunta por vez.', displayField: 'title' },
  {
    title: symbol('Título', { required: true }),
    uniqueId: symbol('Identificador', { required: true, unique: true }),
    help: text('Ajuda'),
    role: choice('Papel na recomendação', ['safety', 'condition', 'relaxable'], {
      required: true,
      help: 'safety: decide o que pode ser usado, como a idade; nada é sugerido contra a resposta, e todo recomendador precisa de uma pergunta assim. condition: o produto precisa combinar com a resposta. relaxable: preferência; se nada combinar com tudo, a última pergunta deste papel é deixada de lado primeiro, depois a anterior.',
    }),
    multiple: flag('Aceita várias respostas'),
    answers: many('Respostas', ['recommenderAnswer'], { required: 'editors' }),
  },
)
