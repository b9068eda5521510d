import { loadSampleSpace } from '@sandbox/space/load'
import { sentencesOf } from '@tests/fixtures/sentences'
import { unsuitability } from '@/content-model/products/suitability'
import { type Advice, type Advisor, advise } from '@/search/understanding/advise'
import { type JudgedProduct, searchAdvisorOf } from '../../scripts/space/search-advisor'

let advisor: Advisor
let products: JudgedProduct[]
beforeAll(async () => {
  const found = searchAdvisorOf(await loadSampleSpace(undefined, () => undefined))
  advisor = found.advisor
  products = found.products
})

const blind = (...files: string[]) => files.flatMap((file) => sentencesOf(`search/blind/${file}.txt`))
/**
 * Sentences of people in danger, written without reading the dictionary. They measured the search once, at the end of its
 * first tuning; since then it is tuned to them as well, so they guard it and do not measure it. Later sets likewise.
 */
const DANGER = blind('danger-1', 'danger-5', 'danger-6', 'danger-7', 'danger-8')
/** What people type who are in no danger, written in the same way; about 45 of them use alarming words harmlessly. */
const BLIND_ORDINARY = blind('ordinary-1', 'ordinary-2')
/** Half of these name works, jokes or idioms. */
const LATER_ORDINARY = blind('ordinary-5', 'ordinary-6', 'ordinary-7', 'ordinary-8')
const ORDINARY = [...BLIND_ORDINARY, ...LATER_ORDINARY]
/** What people ask whom a medicine may harm: children, pregnant and old people, those with a disease or an allergy. */
const PERSONS = blind('persons-5', 'persons-7')

/** Whether guidance names the danger: the card for sentences that are not understood names none. */
const namesDanger = ({ guidance: [first] }: Advice): boolean =>
  first !== undefined &&
  first.id !== advisor.unclear?.id &&
  (first.gravity === 'emergency' || first.gravity === 'urgent')

/** Sentences of danger beside which products are shown unasked. None may be added. */
const KNOWN_EXCEPTIONS: readonly string[] = []

test('nobody in danger is shown a product unasked (SEARCH-13)', () => {
  expect(DANGER.length).toBeGreaterThanOrEqual(1400)
  expect(DANGER.filter((query) => advise(query, advisor).products === 'shown')).toEqual(KNOWN_EXCEPTIONS)
})

test('the first guidance names the danger in 95 % of the sentences', () => {
  const missed = DANGER.filter((query) => !namesDanger(advise(query, advisor)))
  expect(missed.slice(Math.floor(DANGER.length * 0.05))).toEqual([])
})

test('of ordinary queries at most 2 % are alarmed', () => {
  for (const set of [BLIND_ORDINARY, LATER_ORDINARY]) {
    expect(set.length).toBeGreaterThanOrEqual(330)
    const alarmed = set.filter((query) => namesDanger(advise(query, advisor)))
    expect(alarmed.slice(Math.floor(set.length * 0.02))).toEqual([])
  }
})

test('no ordinary query of three words or fewer is taken for a sentence that is not understood', () => {
  const short = BLIND_ORDINARY.filter((query) => query.split(' ').length <= 3)
  expect(short.length).toBeGreaterThan(200)
  expect(short.filter((query) => advise(query, advisor).products === 'onRequest')).toEqual([])
})

test('of ordinary queries at most one in ten is taken for a sentence that is not understood (SEARCH-13)', () => {
  const unclear = ORDINARY.filter((query) => advise(query, advisor).products === 'onRequest')
  expect(unclear.slice(Math.floor(ORDINARY.length * 0.1))).toEqual([])
})

/** They name an age of 12 or 60 years or more, and no disease: what suits that age is shown. */
const AGED = [
  'vovó 70 anos tosse seca qual é bom',
  'pra idoso de 82 anos nariz entupido spray',
  'minha avo de 88 anos com tosse qual xarope',
  'minha vó de 85 anos ta resfriada qual posso dar',
  'senhora de 72 anos nariz entupido capsula',
  'adolescente de 13 anos qual dose',
]
/** An allergy to food and tiredness at the wheel are of the leaflet, which guidance names. */
const OF_THE_LEAFLET = [
  'intolerante a lactose posso chupar a pastilha',
  'intolerante a lactose e celiaca qual comprimido',
  'intolerancia a lactose xarope tem',
  'celiaca tem gluten no xarope',
  'celiaca pode pastilha',
  'dirijo caminhao preciso de antigripal q nao da sono',
]

test('whom a medicine may harm is offered none unasked (SEARCH-14)', () => {
  expect(PERSONS.length).toBeGreaterThanOrEqual(190)
  const offered = PERSONS.filter((query) => {
    const { products: shown, user } = advise(query, advisor)
    return (
      shown === 'shown' &&
      products.some((product) => product.isMedicine && unsuitability(product, user) === null)
    )
  })
  expect(offered.toSorted()).toEqual([...AGED, ...OF_THE_LEAFLET].toSorted())
})
