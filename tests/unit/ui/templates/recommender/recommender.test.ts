import { makeRecommender } from '@tests/unit/ui/templates/editorial-fixtures'
import type { RecommendedProduct } from '@/shared/content-model/types/product-recommender'
import type { RecommenderQuestion, RecommenderRole } from '@/shared/content-model/types/recommender-question'
import { articlesOf, recommend } from '@/ui/templates/recommender/recommend'
import {
  formatState,
  parseState,
  type RecommenderState,
  stepOf,
  withAnswer,
} from '@/ui/templates/recommender/recommender-state'

const question = (
  id: string,
  role: RecommenderRole,
  answers: Record<string, string[] | 'doctor'>,
  isMultiple = false,
): RecommenderQuestion => ({
  id,
  role,
  title: id,
  help: null,
  isMultiple,
  answers: Object.entries(answers).map(([answer, facets]) => ({
    id: answer,
    title: answer,
    image: null,
    facets: facets === 'doctor' ? [] : facets.map((facet) => ({ id: facet, title: facet })),
    ...(facets === 'doctor' && { needsDoctor: true as const }),
  })),
})
const questions = [
  question('sintoma', 'condition', { s1: ['tosse'], s2: ['nariz'], grave: 'doctor' }, true),
  question('idade', 'safety', { bebe: ['bebes'], adulto: ['adultos'] }),
  question('momento', 'relaxable', { dia: ['dia'], noite: ['noite'], sempre: [] }),
  question('forma', 'relaxable', { beber: ['xarope', 'sache'], pele: ['pomada'], tanto: [] }),
]
const product = (id: string, ...facets: string[]): RecommendedProduct => ({
  card: {
    id,
    kind: 'product',
    title: id,
    eyebrow: null,
    text: null,
    image: null,
    href: null,
  },
  facets,
  featured: null,
  excludedBy: [],
  conflicts: [],
})
const model = (products: RecommendedProduct[], otherSuggestions: string[] = []) =>
  makeRecommender({ questions, products, otherSuggestions })
const XAROPE = product('xarope', 'tosse', 'adultos', 'dia', 'xarope')
const POMADA = product('pomada', 'tosse', 'nariz', 'adultos', 'dia', 'noite', 'pomada')
const BALSAMO = product('balsamo', 'nariz', 'bebes', 'noite')
const found = (answers: string[], others?: string[]) => {
  const { kind, products } = recommend(model([XAROPE, POMADA, BALSAMO], others), answers)
  return { kind, ids: products.map((item) => item.product.card.id), reasons: products[0]?.reasons }
}

test('every state survives the way into the address and back (RECOMMEND-1)', () => {
  const states: RecommenderState[] = [
    { answers: [], asked: null },
    { answers: ['s1', 's2'], asked: null },
    { answers: ['s1', 'adulto'], asked: 0 },
    { answers: ['s1', 'adulto', 'dia', 'tanto'], asked: 3 },
    { answers: ['grave'], asked: 0 },
  ]
  for (const state of states) expect(parseState(formatState(state), questions)).toEqual(state)
})

test('a form that the browser sent itself, before the scripts ran, says the same', () => {
  expect(parseState('respostas=s1&respostas=s2', questions).answers).toEqual(['s1', 's2'])
})

test.each(['respostas=nada,%3Ci%3E', 'pergunta=9', 'pergunta=3', 'pergunta=0', 'pergunta=x', '%E0%A4%A'])(
  'the address %j starts from the first question',
  (query) => {
    expect(stepOf(questions, parseState(query, questions))).toEqual({ kind: 'question', index: 0 })
  },
)

test('of a question with one answer only one counts, whatever the address says', () => {
  expect(parseState('respostas=s1,s2,bebe,adulto', questions).answers).toEqual(['s1', 's2', 'bebe'])
})

test('the next question is the first without an answer; with all answered comes the result', () => {
  const start = { answers: [], asked: null }
  const [first] = questions
  if (!first) throw new Error('the fixture has questions')
  const second = withAnswer(start, first, ['s1'], questions)
  expect(stepOf(questions, second)).toEqual({ kind: 'question', index: 1 })
  expect(stepOf(questions, { answers: ['s1', 'adulto', 'dia', 'tanto'], asked: null })).toEqual({
    kind: 'result',
  })
})

test('an answer that points to danger leads to the doctor at once, whatever else is chosen (RECOMMEND-1)', () => {
  expect(stepOf(questions, { answers: ['s1', 'grave'], asked: null })).toMatchObject({ kind: 'doctor' })
})

test('products must fit symptom, age, moment and form; facets of one answer are alternatives (RECOMMEND-2)', () => {
  expect(found(['s1', 'adulto', 'dia', 'beber'])).toEqual({
    kind: 'exact',
    ids: ['xarope'],
    reasons: ['s1', 'adulto', 'dia', 'beber'],
  })
})

test('those that match more answers come first; answers without facets restrict nothing (RECOMMEND-2)', () => {
  expect(found(['s1', 's2', 'adulto', 'sempre', 'tanto'])).toMatchObject({
    kind: 'exact',
    ids: ['pomada', 'xarope'],
  })
})

test('of products that match as many answers, one that is no medicine comes first (behavior RECOMMEND-6)', () => {
  const medicine = { ...XAROPE, card: { ...XAROPE.card, category: 'medicine' as const }, featured: 1 }
  const other = { ...product('soro', ...XAROPE.facets), featured: 2 }
  const { products } = recommend(model([medicine, other]), ['s1', 'adulto', 'dia', 'beber'])
  expect(products.map((item) => item.product.card.id)).toEqual(['soro', 'xarope'])
})

test('when nothing fits, the last relaxable question is given up first, then the one before it (RECOMMEND-2)', () => {
  expect(found(['s2', 'bebe', 'noite', 'beber'])).toMatchObject({ kind: 'relaxed', ids: ['balsamo'] })
  expect(found(['s2', 'bebe', 'dia', 'beber'])).toMatchObject({ kind: 'relaxed', ids: ['balsamo'] })
})

test('what is safe is never given up, not even by the other suggestions (RECOMMEND-3)', () => {
  expect(found(['s1', 'bebe', 'dia', 'tanto'], ['pomada', 'balsamo'])).toEqual({
    kind: 'others',
    ids: ['balsamo'],
    reasons: [],
  })
})

const others = (isMultiple: boolean, answers: Record<string, string[] | 'doctor'>, chosen: string[]) => {
  const safety = question('idade', 'safety', answers, isMultiple)
  const page = { ...model([POMADA, BALSAMO], ['pomada', 'balsamo']), questions: [safety] }
  return recommend(page, chosen).products.map((item) => item.product.card.id)
}

test('an answer about what is safe that names no facet allows nothing (RECOMMEND-3)', () => {
  expect(others(false, { bebe: [], adulto: ['adultos'] }, ['bebe'])).toEqual([])
  expect(others(false, { bebe: [], adulto: ['adultos'] }, ['adulto'])).toEqual(['pomada'])
})

test('what is suggested is safe for everybody that was named (RECOMMEND-5)', () => {
  expect(others(true, { bebe: ['bebes'], adulto: ['adultos'] }, ['bebe', 'adulto'])).toEqual([])
})

test('what to read about several answers stands once, in the order of the answers (RECOMMEND-4)', () => {
  const card = (id: string) => ({ ...product(id).card, kind: 'article' as const })
  const reading = (...articles: string[]) => ({ id: 'a', title: 'A', image: null, facets: [], articles })
  const known = [card('lavar'), card('febre'), card('tosse')]
  const ids = articlesOf([reading('tosse', 'lavar'), reading(), reading('lavar', 'nobody')], known)
  expect(ids.map(({ id }) => id)).toEqual(['tosse', 'lavar'])
})
