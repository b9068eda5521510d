import type { Picture } from '@/models/picture'
import { contentType } from '../declare'
import { picture, symbol, text } from '../fields'

export const person = contentType('person', 'Pessoa', 'Quem escreve ou revisa um artigo.', {
  name: symbol('Nome', { required: true }),
  role: symbol('Função'),
  registration: symbol('Registro profissional'),
  bio: text('Apresentação'),
  photo: picture('Retrato'),
})

/** Who wrote or reviewed a text. */
export interface Person {
  id: string
  name: string
  role: string | null
  /** The professional registration, as the profession writes it. */
  registration: string | null
  bio: string | null
  photo: Picture | null
}
