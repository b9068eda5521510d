import { contentType } from '../declare'
import { asset, symbol } from '../fields'
import { optionalAddress } from '../shared-fields'

export const country = contentType('country', 'País', 'Um país em que a marca está.', {
  title: symbol('Nome do país', { required: true, max: 60, help: 'O nome do país, em português.' }),
  language: symbol('Idioma', {
    required: true,
    max: 40,
    help: 'O nome do idioma, escrito nele mesmo, como Español.',
  }),
  languageCode: symbol('Código do idioma', {
    pattern: {
      regexp: '^[a-z]{2}(-[A-Z]{2})?$',
      message: 'Duas minúsculas e, se preciso, o país: es ou es-MX.',
    },
    help: 'O código do idioma, como es ou es-MX: leitores de tela leem o nome com a pronúncia certa.',
  }),
  url: optionalAddress('Endereço do site', 'Vazio: o país aparece sem link.'),
  flag: asset('Bandeira', { help: 'A bandeira, ao lado do nome, só de enfeite.' }),
})
