import { contentType } from '../declare'
import { flag, symbol } from '../fields'

export const redirect = contentType('redirect', 'Redirecionamento', 'Leva de um endereço antigo a um novo.', {
  from: symbol('De', { required: true, unique: true, help: 'Endereço antigo, começando com /.' }),
  to: symbol('Para', { required: true }),
  permanent: flag('Permanente'),
})
