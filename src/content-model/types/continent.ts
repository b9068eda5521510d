import { contentType } from '../declare'
import { many, symbol } from '../fields'

export const continent = contentType('continent', 'Continente', 'Países de um continente.', {
  title: symbol('Nome', { required: true }),
  countries: many('Países', ['country']),
})
