import { contentType } from '../declare'
import { asset, symbol } from '../fields'

export const countrySelector = contentType(
  'countrySelector',
  'Seletor de país',
  'O botão de país do rodapé.',
  {
    title: symbol('Nome do país', { required: true, max: 60, help: 'O nome do país no botão do rodapé.' }),
    url: symbol('Endereço', {
      required: true,
      help: 'A página em que se escolhe o país. Sem endereço válido o botão não aparece.',
    }),
    flag: asset('Bandeira', { help: 'A bandeira no botão, só de enfeite.' }),
  },
)
