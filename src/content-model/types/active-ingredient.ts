import { contentType } from '../content-type'
import { date, symbol, symbols } from '../fields'

export const activeIngredient = contentType(
  'activeIngredient',
  { name: 'Princípio ativo', description: 'Um princípio ativo e para que serve.', displayField: 'name' },
  {
    name: symbol('Nome', { required: true }),
    purpose: symbol('Para que serve'),
    reviewedAt: date('Revisado em', { help: 'A página do produto mostra a data mais antiga.' }),
    synonyms: symbols('Outros nomes', { help: 'Outros nomes da mesma substância, não a sua classe.' }),
  },
)
