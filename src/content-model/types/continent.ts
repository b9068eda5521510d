import { contentType } from '../content-type'
import { many, symbol } from '../fields'

export const continent = contentType(
  'continent',
  { name: 'Continente', description: 'Países de um continente.', displayField: 'title' },
  {
    title: symbol('Nome', { required: true }),
    countries: many('Países', ['country']),
  },
)
