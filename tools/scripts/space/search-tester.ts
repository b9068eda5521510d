import type { SpaceExport } from '@sandbox/export-format'
import { document, escaped, sentenceForm, table } from '@sandbox/server/control/html'
import { unsuitability } from '@/shared/content-model/products/suitability'
import { DANGERS, type Danger, GRAVITIES, SEARCH_CONCEPT_KINDS } from '@/shared/content-model/vocabulary'
import { type DangerEngine, judgeDanger } from '@/shared/words/judge-danger'
import { type Advice, advise } from '@/shared/words/understanding/advise'
import { type JudgedProduct, searchAdvisorOf } from './search-advisor'

const PRODUCTS = {
  shown: 'Os produtos são mostrados.',
  onRequest: 'Pode ser um perigo: os produtos só aparecem depois de um toque.',
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

const isDanger = (kind: string): kind is Danger => Object.hasOwn(DANGERS, kind)

const LEVELS = { sure: 'com certeza', doubtful: 'talvez', none: 'não' }

const dangerText = (sentence: string, engine: DangerEngine | null): string => {
  const { level, kinds } = engine ? judgeDanger(sentence, engine) : { level: 'none' as const, kinds: [] }
  return [LEVELS[level], ...kinds.flatMap((kind) => (isDanger(kind) ? [DANGERS[kind]] : []))].join(', ')
}

/** What the search makes of a sentence, in rows of tables. */
export interface Reading {
  /** Concept, words, kind. */
  understood: string[][]
  /** What the engine of words makes of it. */
  danger: string
  /** A line for tools/words/search-written.tsv, if the engine is wrong. */
  line: string
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
    danger: dangerText(sentence, advisor.engine),
    line: `danger:${advice.guidance[0]?.danger ?? 'emergencia'}\t${sentence}`,
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
  const { understood, guidance, products, withheld, danger, line } = readSentence(space, sentence)
  return document(
    'Testar a busca',
    `<p><a href="/">Painel da sandbox</a></p>
<h1>Testar a busca</h1>
${sentenceForm(sentence)}
${table('O que foi entendido', ['Conceito', 'Palavras', 'Tipo'], understood, 'Nenhum conceito foi reconhecido.')}
<p>Perigo: ${escaped(danger)}.</p>
<p>Está errado? Copie a linha para tools/words/search-written.tsv e corrija o que ela diz (tools/words/README.md):</p>
<pre>${escaped(line)}</pre>
${table('Orientações, a mais grave primeiro', ['Título', 'Gravidade', 'Telefones', 'Entrada'], guidance, 'Nenhuma orientação.')}
<h2>Produtos</h2>
<p>${products}</p>
${table('Produtos retidos', ['Produto', 'Por quê'], withheld, 'Nenhum produto é retido.')}`,
  )
}
