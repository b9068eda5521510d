import { contentType } from '../declare'
import { date, flag, symbol, symbols } from '../fields'

export const activeIngredient = contentType(
  'activeIngredient',
  'Princípio ativo',
  'Um princípio ativo e para que serve.',
  {
    name: symbol('Nome', { required: true, max: 100, help: 'Como na bula. Aparece na página do produto.' }),
    purpose: symbol('Para que serve', {
      help: 'O que faz, em poucas palavras, ao lado do nome na página do produto.',
    }),
    reviewedAt: date('Revisado em', {
      reviewedEvery: 24,
      help: 'A página do produto mostra a data mais antiga.',
    }),
    synonyms: symbols('Outros nomes', { help: 'Outros nomes da mesma substância, não a sua classe.' }),
    drugClass: symbol('Classe', {
      help: 'O que faz: antitussígeno, expectorante, analgésico e antitérmico.',
    }),
    notWithClasses: symbols('Não usar junto com as classes', {
      help: 'Classes que se excluem, escritas como no campo Classe. O site não mostra lado a lado, como se fossem para usar juntos, produtos que se excluem. A própria classe também pode estar aqui.',
    }),
    leafletWords: symbols('Como a bula chama a classe', {
      internal: true,
      help: 'As palavras de “Quando não usar”: remédios que dão sono. Quando a bula de outro produto as usa, a classe precisa estar em “Não usar junto com as classes”.',
    }),
    mayBeRepeated: flag('Pode estar em 2 produtos usados juntos', {
      help: 'Só para o que não soma risco, como o soro fisiológico. Sem isto, 2 produtos com o mesmo princípio ativo nunca são mostrados como se fossem para usar juntos.',
    }),
  },
)

export interface ActiveIngredient {
  id: string
  name: string
  purpose: string | null
  /** Other names of the same substance. */
  synonyms: string[]
  /** When a pharmacist last read it: a calendar date, `2026-11-20`. */
  reviewedAt: string | null
}
