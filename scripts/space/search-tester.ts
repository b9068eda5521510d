import type { SpaceExport } from '@sandbox/export-format'
import { document, escaped, sentenceForm, table } from '@sandbox/server/control/html'
import { unsuitability } from '@/content-model/products/suitability'
import { GRAVITIES, SEARCH_CONCEPT_KINDS } from '@/content-model/vocabulary'
import { type Advice, advise } from '@/search/understanding/advise'
import { type JudgedProduct, searchAdvisorOf } from './search-advisor'

const PRODUCTS = {
  shown: 'Os produtos são mostrados.',
  onRequest: 'A frase não foi entendida: os produtos só aparecem depois de um toque.',
  withheld: 'Nenhum produto é mostrado: uma orientação os retém.',
  undecided: '',
}

const REASONS = {
  age: 'a idade é menor que a mínima',
  group: 'não é indicado para esta pessoa ou condição',
  substance: 'contém uma substância a evitar',
}

const withheldRows = (products: JudgedProduct[], { products: shown, user }: Advice): string[][] =>
  products.flatMap((product) => {
    const reason = unsuitability(product, user)
    if (reason) return [[product.title, REASONS[reason]]]
    return shown === 'withheld' ? [[product.title, 'a orientação retém todos os produtos']] : []
  })

const readingRows = ({ read }: Advice): string[][] =>
  read.mentions.map(({ key, concept, from, to, isDenied }) => [
    isDenied ? `não ${key}` : key,
    read.words.slice(from, to + 1).join(' '),
    concept ? SEARCH_CONCEPT_KINDS[concept.kind] : 'número',
  ])

/** What the search makes of a sentence, in rows of tables. */
export interface Reading {
  /** Concept, words, kind. */
  understood: string[][]
  /** Words that are not in the dictionary. */
  unknown: string[]
  /** Title, gravity, telephones, entry; the gravest first. */
  guidance: string[][]
  products: string
  withheld: string[][]
}

/** How the search understands a sentence, which guidance it shows, and which products it leaves out and why. */
export function readSentence(space: SpaceExport, sentence: string): Reading {
  const { advisor, products } = searchAdvisorOf(space)
  const advice = advise(sentence, advisor)
  return {
    understood: readingRows(advice),
    unknown: advice.read.unknown,
    guidance: advice.guidance.map(({ id, title, gravity, calls }) => [
      title,
      GRAVITIES[gravity],
      calls.join(', '),
      id,
    ]),
    products: PRODUCTS[advice.products],
    withheld: withheldRows(products, advice),
  }
}

/** The same as a page of the sandbox. */
export function searchTester(space: SpaceExport, sentence: string): string {
  const { understood, guidance, products, withheld, ...reading } = readSentence(space, sentence)
  const unknown = reading.unknown.map(escaped).join(', ')
  return document(
    'Testar a busca',
    `<p><a href="/">Painel da sandbox</a></p>
<h1>Testar a busca</h1>
${sentenceForm(sentence)}
${table('O que foi entendido', ['Conceito', 'Palavras', 'Tipo'], understood, 'Nenhum conceito foi reconhecido.')}
<p>${unknown ? `Palavras fora do dicionário: ${unknown}.` : 'Todas as palavras estão no dicionário.'}</p>
${table('Orientações, a mais grave primeiro', ['Título', 'Gravidade', 'Telefones', 'Entrada'], guidance, 'Nenhuma orientação.')}
<h2>Produtos</h2>
<p>${products}</p>
${table('Produtos retidos', ['Produto', 'Por quê'], withheld, 'Nenhum produto é retido.')}`,
  )
}
