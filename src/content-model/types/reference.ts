import { contentType } from '../declare'
import { date, symbol } from '../fields'

export const reference = contentType('reference', 'Fonte', 'De onde vem o que um artigo diz.', {
  title: symbol('Título', { required: true, max: 200, help: 'O nome do documento ou da página.' }),
  publisher: symbol('Quem publica', { max: 120, help: 'O órgão, a revista ou a editora.' }),
  url: symbol('Endereço', { help: 'Começa com https://. Vazio: a fonte aparece sem link.' }),
  consultedOn: date('Consultada em', { help: 'O dia em que se leu a fonte. Aparece depois dela.' }),
})

export interface Reference {
  id: string
  title: string
  publisher: string | null
  /** An address outside of the site. */
  href: string | null
  /** The calendar date on which it was read, `2026-11-20`. */
  consultedOn: string | null
}
