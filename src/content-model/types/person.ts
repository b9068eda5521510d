import { contentType } from '../content-type'
import { picture, symbol, text } from '../fields'

export const person = contentType(
  'person',
  { name: 'Pessoa', description: 'Quem escreve ou revisa um artigo.', displayField: 'name' },
  {
    name: symbol('Nome', { required: true }),
    role: symbol('Função'),
    registration: symbol('Registro profissional'),
    bio: text('Apresentação'),
    photo: picture('Retrato'),
  },
)
