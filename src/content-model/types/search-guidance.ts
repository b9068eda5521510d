import { contentType } from '../declare'
import { choice, choices, flag, one, symbol, symbols, text } from '../fields'
import { internalName } from '../shared-fields'
import { GRAVITIES, type Gravity, HELP_LINE_WORDS, HELP_LINES, type HelpLine } from '../vocabulary'

export const searchGuidance = contentType(
  'searchGuidance',
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
    gravity: choice('Gravidade', GRAVITIES, {
      fallback: 'information',
      help: 'Quando se deve agir. De várias orientações aparecem 2, a mais grave primeiro.',
    }),
    calls: choices('Telefones', HELP_LINE_WORDS, {
      order: HELP_LINES,
      help: 'Aparecem como botões grandes, nesta ordem.',
    }),
    title: symbol('Título', {
      required: true,
      max: 100,
      help: 'O que se lê primeiro, antes de qualquer resultado.',
    }),
    text: text('Texto', { required: 'editors', help: 'Em 2 frases: o que fazer agora.' }),
    page: one('Página que responde', ['article', 'contentPage', 'faqPage', 'collectionPage'], {
      required: 'editors',
      help: 'Onde se lê mais. Sem uma página publicada a orientação não aparece.',
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
  gravity: Gravity
  /** Numbers to call, the first first. */
  calls: HelpLine[]
  title: string
  text: string | null
  /** The page that answers. */
  href: string
  /** Who reads it is shown no product. */
  withholdsProducts: boolean
}
