import { contentType } from '../declare'
import { symbol } from '../fields'
import { address, opensIn } from '../shared-fields'

export const link = contentType('link', 'Link', 'Um endereço com o seu texto.', {
  text: symbol('Texto', {
    max: 100,
    seldomShown: true,
    help: 'O que se lê no link. Vazio: o título de onde ele está ou, sem ele, o endereço.',
  }),
  url: address,
  target: opensIn,
})
