import { contentType } from '../declare'
import { many, symbol } from '../fields'

export const continent = contentType('continent', 'Continente', 'Países de um continente.', {
  title: symbol('Nome', { required: true, max: 40, help: 'O título acima dos países.' }),
  countries: many('Países', ['country'], {
    help: 'Os países, nesta ordem. Um continente sem países não aparece.',
  }),
})
