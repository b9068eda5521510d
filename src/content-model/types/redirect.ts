import { contentType } from '../content-type'
import { flag, symbol } from '../fields'

export const redirect = contentType(
  'redirect',
  { name: 'Redirecionamento', description: 'Leva de um endereço antigo a um novo.', displayField: 'from' },
  {
    from: symbol('De', { required: true, unique: true, help: 'Endereço antigo, começando com /.' }),
    to: symbol('Para', { required: true }),
    permanent: flag('Permanente'),
  },
)
