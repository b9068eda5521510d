import { contentType } from '../declare'
import { choice, flag, many, symbol, text, type ValueOf } from '../fields'
import type { RecommenderAnswer } from './recommender-answer'

export const recommenderQuestion = contentType(
  'recommenderQuestion',
  'Pergunta do recomendador',
  'Uma pergunta por vez.',
  {
    title: symbol('Título', { required: true, max: 100, help: 'A pergunta, com ponto de interrogação.' }),
    uniqueId: symbol('Identificador', {
      required: true,
      unique: true,
      max: 64,
      help: 'O nome da pergunta no endereço. Mudá-lo quebra links já compartilhados.',
    }),
    help: text('Ajuda', { max: 200, help: 'Uma frase abaixo da pergunta, que explica o que se quer saber.' }),
    role: choice(
      'Papel na recomendação',
      {
        safety: 'decide o que pode ser usado, como a idade; uma pergunta precisa deste papel',
        condition: 'o produto precisa combinar com a resposta',
        relaxable: 'preferência, deixada de lado se nada combina',
      },
      {
        required: true,
        help: 'Como a resposta vale. De várias preferências, a última é deixada de lado primeiro.',
      },
    ),
    multiple: flag('Aceita várias respostas', {
      help: 'Sim: podem-se escolher várias respostas. Não: só uma.',
    }),
    answers: many('Respostas', ['recommenderAnswer'], {
      required: 'editors',
      help: 'As respostas, nesta ordem. Sem nenhuma, a pergunta não aparece.',
    }),
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
