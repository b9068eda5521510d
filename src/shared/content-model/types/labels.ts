import { contentType } from '../declare'
import { symbol, text } from '../fields'

export const labels = contentType('Texto da interface', 'Substitui um texto fixo do site.', {
  key: symbol('Chave', {
    required: true,
    unique: true,
    help: 'O nome do texto, como search.empty. O manual lista todos, com o texto de sempre.',
  }),
  value: text('Texto', {
    required: true,
    help: 'O que aparece no lugar do texto de sempre. Conserve o que está entre chaves, como {count}.',
  }),
})
