import { sectionType } from '../declare'
import { choice, choices, many, one, symbol, symbols, text } from '../fields'
import { internalName } from '../shared-fields'
import { HELP_LINE_WORDS, HELP_LINES, URGENCIES } from '../vocabulary'

export const danger = sectionType(
  'Perigo',
  'Um perigo, com o que fazer: o mesmo texto na busca, em páginas, respostas e bulas.',
  {
    name: internalName,
    signs: symbols('Sinais', {
      required: 'editors',
      max: 12,
      help: 'Um por linha, até 25 palavras, como nas listas: dor ou aperto no peito. Sem maiúscula nem ponto final.',
    }),
    words: symbols('Como os textos dizem', {
      internal: true,
      max: 40,
      help: 'Expressões, uma por linha: olhos amarel*. Um texto que junta uma delas a outra urgência é apontado por space:check.',
    }),
    urgency: choice('Urgência', URGENCIES, {
      required: true,
      help: 'O que estes sinais pedem, em todo lugar.',
    }),
    calls: choices('Telefones', HELP_LINE_WORDS, {
      order: HELP_LINES,
      help: 'Na ordem em que se liga. Com “ligue agora”, o primeiro é o desta urgência.',
    }),
    title: symbol('Título', {
      required: true,
      max: 100,
      help: 'O que se lê primeiro: o que fazer, e o número.',
    }),
    act: text('O que fazer', {
      required: true,
      max: 600,
      help: 'O que fazer agora, em frases de até 25 palavras. Uma linha em branco separa parágrafos.',
    }),
    never: text('O que nunca fazer', {
      max: 300,
      help: 'Vem depois. Se proíbe remédio, comida ou bebida, diz também o que salva.',
    }),
    rescue: symbol('O que salva', {
      internal: true,
      help: 'O remédio da crise, como os textos o chamam: bombinha, açúcar, caneta. Nenhum texto do perigo pode proibi-lo.',
    }),
    page: one('Página que explica', ['article', 'contentPage', 'faqPage', 'collectionPage'], {
      help: 'Onde a busca leva quem quer ler mais.',
    }),
  },
)

/** Its signs below the heading of their urgency; mapped as a text, which continues the text that it stands in. */
export const dangerList = sectionType(
  'Sinais de perigo',
  'Os sinais de alguns perigos, em listas: ligue, pronto-socorro, hoje, esta semana.',
  {
    name: internalName,
    title: symbol('Título', { max: 100, help: 'O título acima das listas.' }),
    dangers: many('Perigos', ['danger'], {
      required: 'editors',
      isSafety: true,
      help: 'Em cada lista, nesta ordem. A urgência de cada um decide em que lista estão os seus sinais.',
    }),
  },
)
