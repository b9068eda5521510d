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
      pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
      help: 'Sem acentos nem espaços: dor-no-peito. É por ele que as orientações falam do conceito.',
    }),
    kind: choice('Tipo', SEARCH_CONCEPT_KINDS, {
      required: true,
      help: 'person: pessoa; condition: doença; sign: sinal de perigo; symptom: sintoma comum; body: corpo; act: o que se fez ou como está; product e service: o que se procura; common: palavra comum; harmless: não quer dizer o que parece.',
    }),
    words: symbols('Palavras', {
      required: 'editors',
      max: 500,
      help: 'Palavras ou expressões. respirar~ vale em todas as formas do verbo; convuls* vale com qualquer fim. Plurais, diminutivos, acentos e erros de digitação são aceitos.',
    }),
    age: integer('Idade a partir de, em meses', { help: 'De pessoas: a menor idade que podem ter.' }),
    groups: many('Grupos', ['facet'], {
      help: 'De pessoas e condições: produtos não indicados para estes grupos não são mostrados.',
    }),
    avoids: symbols('Deve evitar', { help: 'Substâncias e classes, como estão nos princípios ativos.' }),
  },
)
