import { contentType } from '../declare'
import { flag, symbol } from '../fields'

export const redirect = contentType('Redirecionamento', 'Leva de um endereço antigo a um novo.', {
  from: symbol('De', {
    required: true,
    unique: true,
    pattern: { regexp: '^/', message: 'Comece com /: /promocao-antiga.' },
    help: 'O caminho antigo, começando com /, sem ? nem *. Maiúsculas e minúsculas valem igual.',
  }),
  to: symbol('Para', {
    required: true,
    help: 'Aonde leva: um caminho do site, como /produtos, ou um endereço com https://. Não pode levar de volta.',
  }),
  permanent: flag('Permanente', {
    help: 'Sim: navegadores e buscadores o guardam, sem volta. Não: só por um tempo.',
  }),
})
