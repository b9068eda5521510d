import { contentType } from '../declare'
import { asset, symbol } from '../fields'

export const countrySelector = contentType(
  'countrySelector',
  'Seletor de país',
  'O botão de país do rodapé.',
  {
    title: symbol('Nome do país', { required: true }),
    url: symbol('Endereço', { required: true }),
    flag: asset('Bandeira'),
  },
)
