import { contentType } from '../declare'
import { date, symbol } from '../fields'

export const reference = contentType('reference', 'Fonte', 'De onde vem o que um artigo diz.', {
  title: symbol('Título', { required: true }),
  publisher: symbol('Quem publica'),
  url: symbol('Endereço', { help: 'Começa com https://. Vazio: a fonte aparece sem link.' }),
  consultedOn: date('Consultada em'),
})

/** What a text on health leans on. */
export interface Reference {
  id: string
  title: string
  publisher: string | null
  /** An address outside of the site. */
  href: string | null
  /** The calendar date on which it was read, `2026-11-20`. */
  consultedOn: string | null
}
