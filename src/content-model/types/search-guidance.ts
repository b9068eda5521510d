import { contentType } from '../declare'
import { flag, internalName, one, symbol, symbols, text } from '../fields'

export const searchGuidance = contentType(
  'searchGuidance',
  'Orientação da busca',
  'O que a busca responde primeiro quando alguém escreve certas palavras.',
  {
    name: internalName,
    words: symbols('O que as pessoas escrevem', {
      required: 'editors',
      max: 40,
      help: 'Palavras ou expressões, uma por linha: falta de ar, grávida. A orientação aparece para quem escreve uma delas, sozinha ou dentro de uma frase.',
    }),
    title: symbol('Título', { required: true }),
    text: text('Texto', { required: 'editors', help: 'Em 2 frases: o que fazer agora.' }),
    page: one('Página que responde', ['article', 'contentPage', 'faqPage', 'collectionPage'], {
      required: 'editors',
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
  title: string
  text: string | null
  /** The page that answers. */
  href: string
  /** Who reads it is shown no product. */
  withholdsProducts: boolean
}
