import { contentType } from '../content-type'
import { asset, symbol } from '../fields'

export const countrySelector = contentType(
  'countrySelector',
  { name: 'Seletor de país', description: 'O botão de país do rodapé.', displayField: 'title' },
  {
    title: symbol('Nome do país', { required: true }),
    url: symbol('Endereço', { required: true }),
    flag: asset('Bandeira'),
  },
)
