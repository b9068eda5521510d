import type { Picture } from '@/models/picture'
import { contentType } from '../declare'
import { one, picture, symbol, text } from '../fields'

export const person = contentType('person', 'Pessoa', 'Quem escreve ou revisa um artigo.', {
  name: symbol('Nome', { required: true }),
  role: symbol('Função'),
  registration: symbol('Registro profissional'),
  bio: text('Apresentação'),
  photo: picture('Retrato'),
  page: one('Página', ['contentPage'], {
    help: 'Onde se lê mais de quem é, com os seus textos. Vazio: o nome não leva a lugar nenhum.',
  }),
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
  /** The page of the site that tells of this person. */
  href: string | null
}
