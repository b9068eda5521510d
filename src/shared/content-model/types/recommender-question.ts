import type { Picture } from '@/shared/content-model/views/picture'
import { contentType } from '../declare'
import { choice, flag, integer, many, one, picture, symbol, text, type ValueOf } from '../fields'

export const recommenderAnswer = contentType('Resposta', 'Uma resposta do recomendador.', {
  title: symbol('Título', { required: true, max: 60, help: 'O que se lê no botão da resposta.' }),
  uniqueId: symbol('Identificador', {
    required: true,
    unique: true,
    max: 64,
    help: 'O nome da resposta no endereço, como febre. Mudá-lo quebra links já compartilhados.',
  }),
  facets: many('Filtros', ['facet'], {
    help: 'O produto combina com a resposta se tiver um destes filtros. Sem filtros a resposta não restringe nada; numa pergunta de papel safety ela então precisa levar ao aviso de procurar o médico.',
  }),
  image: picture('Imagem', { help: 'Um ícone ou uma imagem no botão.' }),
  needsDoctor: flag('Leva ao aviso de procurar o médico', {
    help: 'Sim: quem a escolhe vê o aviso de procurar o médico, e nenhum produto.',
  }),
  isEmergency: flag('Sinal de emergência', {
    help: 'Leva antes de tudo ao aviso de emergência, que diz para ligar para o Samu, 192.',
  }),
  needsDoctorWith: many('Leva ao médico junto com', ['recommenderAnswer'], {
    help: 'Esta resposta leva ao aviso de procurar o médico se uma destas também foi escolhida: bebê com febre.',
  }),
  contradicts: many('Não pode ser junto com', ['recommenderAnswer'], {
    help: 'O recomendador pede com calma que uma das duas respostas seja mudada.',
  }),
  ageFrom: integer('Idade a partir de, em meses', {
    min: 0,
    max: 1440,
    help: 'A menor idade de quem escolhe esta resposta. Produtos com idade mínima maior não são sugeridos.',
  }),
  excludedFacets: many('Nunca sugerir produtos de', ['facet'], {
    help: 'Produtos que têm um destes filtros não são sugeridos a quem escolhe esta resposta.',
  }),
  notice: one('Aviso próprio', ['notice'], {
    help: 'Aparece em vez do aviso geral quando esta resposta leva ao médico.',
  }),
  resultNotice: one('Aviso em todo resultado', ['notice', 'danger'], {
    help: 'Aparece com o resultado, e com o aviso de procurar o médico, sempre que esta resposta é escolhida: dengue, com febre.',
  }),
  articles: many('Leituras', ['article'], { help: 'Aparecem com o aviso ou antes dos produtos.' }),
})

export interface RecommenderAnswer {
  /** Unique among all answers; part of the address. */
  id: string
  title: string
  image: Picture | null
  /** Alternatives: a product that carries one of them fits the answer. None: the answer restricts nothing. */
  facets: { id: string; title: string }[]
  // What follows is left out where there is nothing to say: a page carries all of its answers, and most say none of it.
  /** Leads to the doctor notice instead of products. */
  needsDoctor?: true
  /** Leads to the emergency notice before everything else. */
  isEmergency?: true
  /** Ids of answers along with which it leads to the doctor, and of those that exclude it. */
  needsDoctorWith?: string[]
  contradicts?: string[]
  /** Id of the notice in place of the page's own, where it leads to one. */
  notice?: string
  /** Id of the notice shown with every result and every doctor notice to who chose it. */
  resultNotice?: string
  articles?: string[]
}

export const recommenderQuestion = contentType('Pergunta do recomendador', 'Uma pergunta por vez.', {
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
})

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
