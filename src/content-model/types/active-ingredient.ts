import { contentType } from '../declare'
import { date, symbol, symbols } from '../fields'

export const activeIngredient = contentType(
  'activeIngredient',
  'Princípio ativo',
  'Um princípio ativo e para que serve.',
  {
    name: symbol('Nome', { required: true }),
    purpose: symbol('Para que serve'),
    reviewedAt: date('Revisado em', { help: 'A página do produto mostra a data mais antiga.' }),
    synonyms: symbols('Outros nomes', { help: 'Outros nomes da mesma substância, não a sua classe.' }),
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
