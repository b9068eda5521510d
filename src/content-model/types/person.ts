import type { Picture } from '@/models/picture'
import { contentType } from '../declare'
import { one, picture, symbol, text } from '../fields'

export const person = contentType('person', 'Pessoa', 'Quem escreve ou revisa um artigo.', {
  name: symbol('Nome', { required: true, max: 100, help: 'O nome completo, como aparece nos artigos.' }),
  role: symbol('Função', { max: 100, help: 'O que é, como Farmacêutica. Aparece ao lado do nome.' }),
  registration: symbol('Registro profissional', {
    max: 60,
    help: 'O número no conselho, como CRF-RJ 00000. Aparece depois da função.',
  }),
  bio: text('Apresentação', { max: 400, help: 'Uma ou duas frases sobre quem é, abaixo do nome.' }),
  photo: picture('Retrato', { help: 'O rosto, em um círculo ao lado do nome.' }),
  page: one('Página', ['contentPage'], {
    help: 'Onde se lê mais de quem é, com os seus textos. Vazio: o nome não leva a lugar nenhum.',
  }),
})

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
