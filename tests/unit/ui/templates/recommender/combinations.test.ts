import { loadSampleSpace } from '@sandbox/space/load'
import { entryOf, mappingOf, replyOf } from '@tests/unit/server/content/support/map-space'
import { type KnownProduct, mapKnownProduct } from '@/server/content/mappers/known-product'
import { mapRecommender } from '@/server/content/mappers/pages/recommender'
import { readEntry } from '@/server/content/reader/entry'
import { conflictOf } from '@/shared/content-model/products/used-together'
import type { RecommenderModel } from '@/shared/content-model/types/product-recommender'
import type {
  RecommenderAnswer,
  RecommenderQuestion,
} from '@/shared/content-model/types/recommender-question'
import { noticesOf, type Recommendations, recommend } from '@/ui/templates/recommender/recommend'
import { chosenOf, type Step, stepOf } from '@/ui/templates/recommender/recommender-state'

/** What becomes of one set of answers: the last step that it leads to, and what is suggested there. */
interface Outcome {
  ids: Set<string>
  step: Step
  result: Recommendations | null
  /** Ids of the notices that come with every result. */
  notices: string[]
}

const MONTHS: Record<string, number> = {
  'idade-bebe': 3,
  'idade-crianca': 24,
  'idade-adolescente': 144,
  'idade-adulto': 216,
  'idade-60-anos': 216,
}
const FEVER = 'sintoma-febre-e-dores'
const COUGHS = ['sintoma-tosse-seca', 'sintoma-tosse-com-catarro']

/** What each medicine is for, from the first chapter of its leaflet, in the answers of the first question. */
const COMPLAINTS: Record<string, string[]> = {
  'product-pomada': ['sintoma-nariz-entupido', 'sintoma-tosse-seca'],
  'product-spray-de-garganta': ['sintoma-dor-de-garganta'],
  'product-xarope-dia': ['sintoma-tosse-com-catarro'],
  'product-xarope-noite': ['sintoma-tosse-seca'],
  'product-cha-quente': [FEVER, 'sintoma-dor-de-garganta'],
  // Also for the nose, but never for a blocked nose alone: it contains paracetamol and a sedating antihistamine.
  'product-capsulas-dia-e-noite': [FEVER],
}

/** Pairs that a leaflet forbids, by "Quando não usar": paracetamol twice, opposite syrups, two that cause drowsiness. */
const FORBIDDEN = [
  ['product-cha-quente', 'product-capsulas-dia-e-noite'],
  ['product-xarope-dia', 'product-xarope-noite'],
  ['product-xarope-noite', 'product-capsulas-dia-e-noite'],
]
let products: Map<string, KnownProduct>
const outcomes: Outcome[] = []

/** Every way to answer a question: one of its answers or, of several, any of them together. */
const waysOf = ({ answers, isMultiple }: RecommenderQuestion): RecommenderAnswer[][] =>
  isMultiple
    ? Array.from({ length: 2 ** answers.length - 1 }, (_, at) =>
        answers.filter((__, bit) => ((at + 1) >> bit) & 1),
      )
    : answers.map((answer) => [answer])

/** Walks every way through the questions; one that ends early is not walked on. */
const walk = (page: RecommenderModel, chosen: string[], at: number): void => {
  const step = stepOf(page.questions, { answers: chosen, asked: null })
  const [question] = page.questions.slice(at)
  if (at > 0 && (step.kind !== 'question' || !question)) {
    const result = step.kind === 'result' ? recommend(page, chosen) : null
    const answers = page.questions.flatMap((one) => chosenOf(one, chosen))
    const notices = noticesOf(answers, 'resultNotice', page.notices).map(({ id }) => id)
    outcomes.push({ ids: new Set(chosen), step, result, notices })
    return
  }
  if (question)
    for (const way of waysOf(question)) walk(page, [...chosen, ...way.map(({ id }) => id)], at + 1)
}

beforeAll(async () => {
  const space = await loadSampleSpace(undefined, () => undefined)
  const reply = replyOf(space)
  const { context } = mappingOf(reply)
  const entries = space.entries.filter(
    ({ sys }) => sys.contentType.sys.id === 'product' && sys.publishedVersion !== undefined,
  )
  const all = entries.map(({ sys }) => mapKnownProduct(readEntry('product', entryOf(reply, sys.id), context)))
  products = new Map(all.map((product) => [product.card.id, product]))
  walk(mapRecommender(readEntry('productRecommender', entryOf(reply, 'recommender'), context), all), [], 0)
})

const suggestedOf = ({ result }: Outcome): KnownProduct[] =>
  (result?.products ?? []).flatMap(({ product }) => products.get(product.card.id) ?? [])

/** The answers of the outcomes that break a rule; a handful says enough. */
const broken = (breaks: (outcome: Outcome) => boolean): string[] =>
  outcomes
    .filter(breaks)
    .slice(0, 5)
    .map(
      ({ ids, step, result }) =>
        `${[...ids]} -> ${step.kind} ${result?.products.map(({ product }) => product.card.id)}`,
    )

test('every way is walked to its end, and some lead to products', () => {
  expect(outcomes.length).toBeGreaterThan(10_000)
  expect(outcomes.filter((outcome) => suggestedOf(outcome).length > 0).length).toBeGreaterThan(1000)
})

test('breathlessness leads to the ambulance with answers of emergencies alone (RECOMMEND-4)', () => {
  for (const { step } of outcomes.filter((outcome) => outcome.step.kind === 'emergency'))
    expect(step.kind === 'emergency' && step.answers.every(({ isEmergency }) => isEmergency)).toBe(true)
})

const CHILD = ['idade-bebe', 'idade-crianca']
const hasOne = (ids: Set<string>, some: string[]) => some.some((id) => ids.has(id))
const drowsy = new Set(['product-xarope-noite', 'product-capsulas-dia-e-noite'])
const claims = new Set(['medicine', 'healthProduct'])
const CLAIMED = /^(Nariz entupido|Tosse|Dor de garganta|Febre)/

test.each<[rule: string, breaks: (outcome: Outcome) => boolean]>([
  [
    'breathlessness leads to the ambulance before anything else',
    ({ ids, step }) => ids.has('sintoma-falta-de-ar') !== (step.kind === 'emergency'),
  ],
  [
    'with fever, only adults under 60 are shown a product: all others are led to a doctor',
    ({ ids, step }) =>
      ids.has(FEVER) &&
      hasOne(ids, [...CHILD, 'idade-adolescente', 'idade-60-anos']) &&
      step.kind !== 'doctor',
  ],
  [
    'a child with a cough is led to the pediatrician',
    ({ ids, step }) => hasOne(ids, COUGHS) && hasOne(ids, CHILD) && step.kind === 'result',
  ],
  [
    'nobody is shown what is for older people',
    (outcome) => {
      const age = Object.entries(MONTHS).find(([id]) => outcome.ids.has(id))?.[1] ?? 0
      return suggestedOf(outcome).some(({ card }) => (card.minimumAge ?? 0) > age)
    },
  ],
  [
    'nothing is suggested against a symptom that it is not for',
    (outcome) => suggestedOf(outcome).some(({ notFor }) => notFor.some(({ id }) => outcome.ids.has(id))),
  ],
  [
    'no two products are suggested that a leaflet forbids together, whatever the ingredient data says',
    (outcome) => {
      const ids = suggestedOf(outcome).map(({ card }) => card.id)
      return FORBIDDEN.some((pair) => pair.every((id) => ids.includes(id)))
    },
  ],
  [
    'no medicine is suggested without its own complaint, to nobody under 12, and none that causes drowsiness after 60',
    (outcome) =>
      suggestedOf(outcome).some(
        ({ isMedicine, card: { id } }) =>
          isMedicine &&
          (!hasOne(outcome.ids, COMPLAINTS[id] ?? []) ||
            hasOne(outcome.ids, CHILD) ||
            (outcome.ids.has('idade-60-anos') && drowsy.has(id))),
      ),
  ],
  [
    'no syrup is suggested to who marked fever: both leaflets say to ask first',
    (outcome) =>
      outcome.ids.has(FEVER) && suggestedOf(outcome).some(({ card }) => card.id.startsWith('product-xarope')),
  ],
  [
    'every result with a cough says what to do with fever',
    ({ ids, step, notices }) =>
      hasOne(ids, COUGHS) && step.kind === 'result' && !notices.includes('notice-tosse-com-febre'),
  ],
  [
    'every result with fever says what to do when it may be dengue',
    ({ ids, step, notices }) =>
      ids.has(FEVER) && step.kind === 'result' && !notices.includes('danger-dengue'),
  ],
  [
    'what is no medicine never answers a symptom that only medicines and rinsing claim',
    ({ result }) =>
      (result?.products ?? []).some(
        ({ product, reasons }) =>
          !claims.has(product.card.category ?? '') && reasons.some((reason) => CLAIMED.test(reason)),
      ),
  ],
])('%s', (_, breaks) => {
  expect(broken(breaks)).toEqual([])
})

test('every medicine has its complaints here (RECOMMEND-7)', () => {
  const medicines = [...products.values()].filter(({ isMedicine }) => isMedicine)
  expect(medicines.map(({ card }) => card.id).toSorted()).toEqual(Object.keys(COMPLAINTS).toSorted())
})

test.each([
  'idade-menos-de-3-meses',
  'idade-gestante',
  'saude-sim',
  'saude-talvez',
  'sintoma-chiado',
  'duracao-febre',
  'duracao-mais-de-10-dias',
])('%s never leads to a product', (id) => {
  expect(broken((outcome) => outcome.ids.has(id) && outcome.step.kind === 'result')).toEqual([])
})

test.each([
  ['sintoma-tosse-seca', 'sintoma-tosse-com-catarro'],
  [FEVER, 'duracao-10-dias'],
])('%s and %s cannot both be true, and never lead to a product (RECOMMEND-4)', (one, other) => {
  expect(
    broken(
      ({ ids, step }) =>
        ids.has(one) && ids.has(other) && (step.kind === 'result' || step.kind === 'question'),
    ),
  ).toEqual([])
  expect(outcomes.some(({ ids, step }) => ids.has(one) && step.kind === 'contradiction')).toBe(true)
})

test('no two products that must not be used together are suggested side by side (RECOMMEND-5, PRODUCT-7)', () => {
  const conflicting = new Set(
    [...products.values()].flatMap((one) =>
      [...products.values()]
        .filter((other) => other !== one && conflictOf(one.substances, other.substances))
        .map((other) => `${one.card.id} ${other.card.id}`),
    ),
  )
  expect(conflicting.size).toBeGreaterThan(0)
  expect(
    broken((outcome) => {
      const ids = suggestedOf(outcome).map(({ card }) => card.id)
      return ids.some((one) => ids.some((other) => conflicting.has(`${one} ${other}`)))
    }),
  ).toEqual([])
})
