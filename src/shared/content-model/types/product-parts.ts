import type { Link } from '@/shared/content-model/views/link'
import { contentType } from '../declare'
import { date, file, flag, one, picture, richText, symbol, symbols, text } from '../fields'
import { internalName } from '../shared-fields'

export const activeIngredient = contentType('Princípio ativo', 'Um princípio ativo e para que serve.', {
  name: symbol('Nome', { required: true, max: 100, help: 'Como na bula. Aparece na página do produto.' }),
  purpose: symbol('Para que serve', {
    help: 'O que faz, em poucas palavras, ao lado do nome na página do produto.',
  }),
  reviewedAt: date('Revisado em', {
    reviewedEvery: 24,
    help: 'A página do produto mostra a data mais antiga.',
  }),
  synonyms: symbols('Outros nomes', { help: 'Outros nomes da mesma substância, não a sua classe.' }),
  drugClass: symbol('Classe', {
    help: 'O que faz: antitussígeno, expectorante, analgésico e antitérmico.',
  }),
  notWithClasses: symbols('Não usar junto com as classes', {
    help: 'Classes que se excluem, escritas como no campo Classe. O site não mostra lado a lado, como se fossem para usar juntos, produtos que se excluem. A própria classe também pode estar aqui.',
  }),
  leafletWords: symbols('Como a bula chama a classe', {
    internal: true,
    help: 'As palavras de “Quando não usar”: remédios que dão sono. Quando a bula de outro produto as usa, a classe precisa estar em “Não usar junto com as classes”.',
  }),
  mayBeRepeated: flag('Pode estar em 2 produtos usados juntos', {
    help: 'Só para o que não soma risco, como o soro fisiológico. Sem isto, 2 produtos com o mesmo princípio ativo nunca são mostrados como se fossem para usar juntos.',
  }),
})

export interface ActiveIngredient {
  id: string
  name: string
  purpose: string | null
  synonyms: string[]
  /** When a pharmacist last read it: a calendar date, `2026-11-20`. */
  reviewedAt: string | null
}

const PDF_HELP = 'Com títulos e listas marcados (PDF com tags), para quem usa leitor de tela.'

export const leaflet = contentType('Bula', 'A bula de um medicamento, em cada versão.', {
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
  report: Link | null
}

export const productSection = contentType('Seção do produto', 'Detalhes ou modo de usar.', {
  title: symbol('Título', { required: true, max: 100, help: 'O que se lê com o texto fechado.' }),
  name: symbol('Nome interno', {
    max: 60,
    help: 'Dá o fim do endereço que leva ao texto, como uso-adultos. Vazio: sai do título.',
  }),
  contents: richText('Conteúdo', ['image', 'imageSet', 'notice', 'danger', 'dangerList'], {
    help: 'O que se lê com o texto aberto.',
  }),
  isWarning: flag('Contraindicação ou advertência', {
    help: 'Fica fora da busca: quem procura "asma" não deve achar um produto que diz para não usar com asma.',
  }),
  expandedImage: picture('Imagem aberta', { help: 'Aparece ao lado do texto aberto.' }),
  collapsedImage: picture('Imagem fechada', { help: 'Um ícone ao lado do título.' }),
})

export const pdpBanner = contentType('Faixa da página de produto', 'Uma faixa com texto legal.', {
  name: internalName,
  title: symbol('Título', { max: 100, help: 'O título da faixa.' }),
  text: text('Texto', { max: 500, help: 'O texto da faixa.' }),
  image: picture('Imagem', { help: 'A imagem da faixa.' }),
  callToAction: one('Ação', ['linkButton'], { help: 'O botão da faixa.' }),
  legalText: text('Texto legal', { max: 500, help: 'Letras pequenas abaixo da faixa.' }),
})
