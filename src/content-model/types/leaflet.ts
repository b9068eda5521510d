import type { Link } from '@/models/link'
import { contentType } from '../declare'
import { date, file, one, symbol } from '../fields'
import { internalName } from '../shared-fields'

const PDF_HELP = 'Com títulos e listas marcados (PDF com tags), para quem usa leitor de tela.'

export const leaflet = contentType('leaflet', 'Bula', 'A bula de um medicamento, em cada versão.', {
  name: internalName,
  product: symbol('Produto', {
    internal: true,
    askedOf: 'all',
    help: 'O nome do produto, escrito como no título da página dele: a bula de outro produto é recusada.',
  }),
  version: symbol('Versão', { help: 'Como está na bula: 3ª versão.' }),
  date: date('Data da bula', { help: 'O dia da versão, como está na bula. Aparece ao lado dos arquivos.' }),
  patientFile: file('PDF para o paciente', 'pdfdocument', { help: PDF_HELP }),
  professionalFile: file('PDF para o profissional de saúde', 'pdfdocument', { help: PDF_HELP }),
  report: one('Notificar efeito indesejado', ['link'], {
    help: 'Aonde se conta um efeito indesejado: VigiMed, da Anvisa.',
  }),
  page: one('Página com o texto', ['contentPage'], {
    help: 'A bula como texto da página, para quem usa leitor de tela ou prefere ler no celular.',
  }),
})

export interface Leaflet {
  version: string | null
  /** A calendar date, `2026-11-20`. */
  date: string | null
  /** Addresses of the files, and the path of the page with the text. */
  patientHref: string | null
  /** Sizes of the files in bytes. */
  patientBytes: number | null
  professionalBytes: number | null
  professionalHref: string | null
  pageHref: string | null
  /** Where an adverse effect is reported. */
  report: Link | null
}
