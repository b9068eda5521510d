import { contentType } from '../declare'
import { choice, flag, many, symbol, text, type ValueOf } from '../fields'
import type { RecommenderAnswer } from './recommender-answer'

export const recommenderQuestion = contentType(
  'recommenderQuestion',
  'Pergunta do recomendador',
  'Uma pergunta por vez.',
  {
    title: symbol('Título', { required: true }),
    uniqueId: symbol('Identificador', { required: true, unique: true }),
    help: text('Ajuda'),
    role: choice('Papel na recomendação', ['safety', 'condition', 'relaxable'], {
      required: true,
      help: 'safety: decide o que pode ser usado, como a idade; uma pergunta precisa deste papel. condition: o produto precisa combinar com a resposta. relaxable: preferência, deixada de lado se nada combina com tudo, a começar pela última.',
    }),
    multiple: flag('Aceita várias respostas'),
    answers: many('Respostas', ['recommenderAnswer'], { required: 'editors' }),
  },
)

/**
 * What the answers to a question decide. `safety`: what may be used at all, nothing is ever suggested against it.
 * `condition`: a product must fit. `relaxable`: given up when nothing fits, the last of these questions first.
 */
export type RecommenderRole = ValueOf<typeof recommenderQuestion.fields.role>

export interface RecommenderQuestion {
  id: string
  role: RecommenderRole
  title: string
  help: string | null
  isMultiple: boolean
  answers: RecommenderAnswer[]
}
