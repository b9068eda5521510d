import { contentType } from '../declare'
import { asset, symbol } from '../fields'

export const country = contentType('country', 'País', 'Um país em que a marca está.', {
  title: symbol('Nome do país', { required: true }),
  language: symbol('Idioma', { required: true }),
  languageCode: symbol('Código do idioma', { pattern: '^[a-z]{2}(-[A-Z]{2})?$' }),
  url: symbol('Endereço do site'),
  flag: asset('Bandeira'),
})
