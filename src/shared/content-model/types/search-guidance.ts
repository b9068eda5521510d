import { contentType } from '../declare'
import { choice, choices, flag, integer, many, one, symbol, symbols, text } from '../fields'
import { dangerLines, internalName } from '../shared-fields'
import {
  DANGERS,
  type Danger,
  GRAVITIES,
  type Gravity,
  HELP_LINE_WORDS,
  HELP_LINES,
  type HelpLine,
  SEARCH_CONCEPT_KINDS,
} from '../vocabulary'

export const searchGuidance = contentType(
  'Orientação da busca',
  'O que a busca responde primeiro quando alguém escreve certas palavras.',
  {
    name: internalName,
    words: symbols('O que as pessoas escrevem', {
      max: 60,
      help: 'Palavras ou expressões, uma por linha: falta de ar, grávida. A orientação aparece para quem escreve uma delas, sozinha ou dentro de uma frase.',
    }),
    when: symbols('Quando a frase diz', {
      max: 80,
      help: 'Nomes de conceitos da busca, somados: bebe / crianca + mole, não respirar, tomar + demais + exceto alimento. Basta uma linha.',
    }),
    danger: choice('Perigo', DANGERS, {
      help: 'O que a busca aprendeu a reconhecer em frases. Vazio: a orientação aparece só pelas palavras e conceitos acima.',
    }),
    dangerEntry: one('Texto do perigo', ['danger'], {
      isSafety: true,
      help: 'De um perigo: título, texto, telefones, gravidade e página vêm dele, e os campos abaixo ficam vazios.',
    }),
    gravity: choice('Gravidade', GRAVITIES, {
      fallback: 'information',
      help: 'Quando se deve agir. De várias orientações aparecem 2, a mais grave primeiro.',
    }),
    calls: choices('Telefones', HELP_LINE_WORDS, {
      order: HELP_LINES,
      help: 'Aparecem como botões grandes, na ordem em que estão aqui.',
    }),
    title: symbol('Título', {
      max: 100,
      help: 'O que se lê primeiro, antes de qualquer resultado. Vazio só com um perigo.',
    }),
    text: text('Texto', { help: 'Em 2 frases: o que fazer agora. Vazio só com um perigo.' }),
    dangers: dangerLines('Depois do texto'),
    page: one('Página que responde', ['article', 'contentPage', 'faqPage', 'collectionPage'], {
      help: 'Onde se lê mais sobre o que o título diz. Vazio ou fora do ar: a orientação aparece sem o link.',
    }),
    withholdsProducts: flag('Sem produtos', {
      help: 'Quem busca isto lê só a orientação: nenhum produto é mostrado.',
    }),
  },
)

export interface Guidance {
  id: string
  /** What visitors write; of an expression each word counts, in any order. */
  words: string[]
  /** Combinations of concepts, such as `bebe / crianca + não mamar`. */
  when: string[]
  /** What the engine of words recognizes in sentences; null where only words and concepts find it. */
  danger: Danger | null
  gravity: Gravity
  /** Numbers to call, the first first. */
  calls: HelpLine[]
  title: string
  text: string | null
  /** Null without a page that is published: it has no link. */
  href: string | null
  /** Who reads it is shown no product. */
  withholdsProducts: boolean
}

export const searchConcept = contentType(
  'Conceito da busca',
  'Palavras com o mesmo sentido, pelas quais a busca entende uma frase.',
  {
    name: symbol('Nome', {
      required: true,
      unique: true,
      pattern: {
        regexp: '^[a-z0-9]+(-[a-z0-9]+)*$',
        message: 'Só minúsculas sem acento, números e hifens: dor-no-peito.',
      },
      help: 'Sem acentos nem espaços: dor-no-peito. É por ele que as orientações falam do conceito.',
    }),
    kind: choice('Tipo', SEARCH_CONCEPT_KINDS, {
      required: true,
      help: 'Decide do que uma frase fala.',
    }),
    words: symbols('Palavras', {
      required: 'editors',
      max: 500,
      help: 'Palavras ou expressões. respirar~ vale em todas as formas do verbo; convuls* vale com qualquer fim. Plurais, diminutivos, acentos e erros de digitação são aceitos.',
    }),
    age: integer('Idade a partir de, em meses', {
      min: 0,
      max: 1440,
      help: 'De pessoas: a menor idade que podem ter. 24 para 2 anos.',
    }),
    groups: many('Grupos', ['facet'], {
      help: 'De pessoas e condições: produtos não indicados para estes grupos não são mostrados.',
    }),
    avoids: symbols('Deve evitar', { help: 'Substâncias e classes, como estão nos princípios ativos.' }),
  },
)

export const synonymSet = contentType('Sinônimos da busca', 'Palavras que a busca trata como iguais.', {
  name: internalName,
  words: symbols('Palavras', {
    required: 'editors',
    max: 20,
    help: 'Palavras ou expressões, uma por linha.',
  }),
  oneWayFrom: symbol('Só a partir de', {
    help: 'Preenchido: quem busca estas palavras, separadas por vírgulas, acha também as outras, mas não o contrário.',
  }),
})
