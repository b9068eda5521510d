import { loadSampleSpace } from '@sandbox/space/load'
import { unsuitability } from '@/shared/content-model/products/suitability'
import { type Advice, type Advisor, advise } from '@/shared/words/understanding/advise'
import { type JudgedProduct, searchAdvisorOf } from '../../tools/scripts/space/search-advisor'
import { type Sentence, sentencesOfSet } from '../../tools/scripts/words/sentences'

let advisor: Advisor
let products: JudgedProduct[]
beforeAll(async () => {
  const found = searchAdvisorOf(await loadSampleSpace(undefined, () => undefined))
  advisor = found.advisor
  products = found.products
})

const BLIND = [1, 5, 6, 7, 8, 13, 16].flatMap((set) => sentencesOfSet(`search-${set}`))
const textsOf = (what: Sentence['what']) => BLIND.filter((one) => one.what === what).map(({ text }) => text)
/**
 * Sentences written without reading the words of the search. They measured it once; since then it learns from them, so they
 * guard it and do not measure it: the rates of `npm run words:train` are those of sets that the engine has not seen.
 */
const DANGER = textsOf('danger')
const ORDINARY = textsOf('ordinary')
/** What people ask whom a medicine may harm: children, pregnant and old people, those with a disease or an allergy. */
const PERSONS = textsOf('person')

/** Whether guidance names the danger: the card for sentences that are not understood names none. */
const namesDanger = ({ guidance: [first] }: Advice): boolean =>
  first !== undefined &&
  first.id !== advisor.unclear?.id &&
  (first.gravity === 'emergency' || first.gravity === 'urgent')

const known = new Map<string, Advice>()
/** What the search says of a sentence, which several rules ask: it is the same each time. */
const adviceOn = (query: string): Advice => {
  const advice = known.get(query) ?? advise(query, advisor)
  known.set(query, advice)
  return advice
}

/** Sentences of danger beside which products are shown unasked. None may be added. */
const KNOWN_EXCEPTIONS: readonly string[] = []

test('nobody in danger is shown a product unasked (SEARCH-13)', () => {
  expect(DANGER.length).toBeGreaterThanOrEqual(1400)
  expect(DANGER.filter((query) => adviceOn(query).products === 'shown')).toEqual(KNOWN_EXCEPTIONS)
})

test('the first guidance names the danger in 95 % of the sentences', () => {
  const missed = DANGER.filter((query) => !namesDanger(adviceOn(query)))
  expect(missed.slice(Math.floor(DANGER.length * 0.05))).toEqual([])
})

test('of ordinary queries at most 2 % are alarmed', () => {
  expect(ORDINARY.length).toBeGreaterThanOrEqual(1600)
  const alarmed = ORDINARY.filter((query) => namesDanger(adviceOn(query)))
  expect(alarmed.slice(Math.floor(ORDINARY.length * 0.02))).toEqual([])
})

test('no ordinary query of three words or fewer is taken for a sentence that is not understood', () => {
  const short = ORDINARY.filter((query) => query.split(' ').length <= 3)
  expect(short.length).toBeGreaterThan(200)
  expect(short.filter((query) => adviceOn(query).products === 'onRequest')).toEqual([])
})

test('above at most 5 % of ordinary queries stands the card for a doubtful danger (SEARCH-13)', () => {
  const doubtful = ORDINARY.filter((query) => adviceOn(query).products === 'onRequest')
  expect(doubtful.slice(Math.floor(ORDINARY.length * 0.05))).toEqual([])
})

/** They name an age of 12 or 60 years or more, and no disease: what suits that age is shown. */
const AGED = [
  'vovó 70 anos tosse seca qual é bom',
  'pra idoso de 82 anos nariz entupido spray',
  'minha avo de 88 anos com tosse qual xarope',
  'minha vó de 85 anos ta resfriada qual posso dar',
  'senhora de 72 anos nariz entupido capsula',
  'adolescente de 13 anos qual dose',
  'adolescente 14 anos capsula noite',
  'cuido de um senhor acamado de 93 anos, posso passar a pomada nas costas dele pra soltar o peito?',
  'sou senhora de 73 anos, o chá noturno não vai me deixar zonza pra ir ao banheiro de madrugada?',
  'vovozinha de noventa e um com tosse, pastilha n é ruim por causa da dentadura?',
  'vovó de 88 anos quer a pomada pra dormir',
]
test('whom a medicine may harm is offered none unasked (SEARCH-14)', () => {
  expect(PERSONS.length).toBeGreaterThanOrEqual(190)
  const offered = PERSONS.filter((query) => {
    const { products: shown, user } = adviceOn(query)
    return (
      shown === 'shown' &&
      products.some((product) => product.isMedicine && unsuitability(product, user) === null)
    )
  })
  expect(offered.toSorted()).toEqual(AGED.toSorted())
})
