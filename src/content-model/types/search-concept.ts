import { contentType } from '../declare'
import { choice, integer, many, symbol, symbols } from '../fields'
import { SEARCH_CONCEPT_KINDS } from '../vocabulary'

export const searchConcept = contentType(
  'searchConcept',
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
