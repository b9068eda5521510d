import { loadSampleSpace } from '@sandbox/space/load'
import { unsuitability } from '@/shared/content-model/products/suitability'
import dangerFile from '@/shared/words/generated/danger.json'
import { readEngine } from '@/shared/words/judge-danger'
import { type Advisor, advise } from '@/shared/words/understanding/advise'
import { type JudgedProduct, searchAdvisorOf } from '../../tools/scripts/space/search-advisor'
import { sentencesOfSet } from '../../tools/scripts/words/sentences'

const ENGINE = readEngine(dangerFile)
let advisor: Advisor
let products: JudgedProduct[]
beforeAll(async () => {
  const found = searchAdvisorOf(await loadSampleSpace(undefined, () => undefined))
  advisor = found.advisor
  products = found.products
})

const GUARD = sentencesOfSet('search-guard')
/** Sentences of danger, each with the guidance that names it. */
const SENTENCES = GUARD.filter(({ what }) => what === 'danger').map(
  ({ kinds: [kind], text }): [id: string, query: string] => [`guidance-${kind}`, text],
)
const ORDINARY = GUARD.filter(({ what }) => what === 'ordinary').map(({ text }) => text)
const isGrave = (query: string): boolean =>
  advise(query, advisor).guidance.some(({ gravity }) => gravity === 'emergency' || gravity === 'urgent')

test('nobody in danger is shown a product (SEARCH-12)', () => {
  expect(SENTENCES.length).toBeGreaterThanOrEqual(300)
  expect(SENTENCES.filter(([, query]) => advise(query, advisor).products !== 'withheld')).toEqual([])
})

test('guidance names the danger of 98 % of the sentences, and it is grave (SEARCH-12)', () => {
  const missed = SENTENCES.filter(
    ([id, query]) => !(isGrave(query) && advise(query, advisor).guidance.some((one) => one.id === id)),
  )
  expect(missed.slice(Math.floor(SENTENCES.length * 0.02))).toEqual([])
})

test('of ordinary queries at most 2 % are alarmed (SEARCH-13)', () => {
  expect(ORDINARY.length).toBeGreaterThanOrEqual(300)
  expect(ORDINARY.filter(isGrave).slice(Math.floor(ORDINARY.length * 0.02))).toEqual([])
})

/** Danger words, people and mild words, joined in every order that people type them in. */
const DANGER_WORDS = [
  ...['falta de ar', 'parou de respirar', 'não respira', 'sufocando', 'engasgado', 'engasgou'],
  ...['dor no peito', 'peito apertado', 'infarto', 'boca torta', 'avc', 'fala enrolada'],
  ...['convulsão', 'se debatendo', 'desmaiou', 'não acorda', 'desacordado', 'prostrado', 'socorro'],
  ...['garganta fechando', 'língua inchada', 'lábios roxos', 'manchas roxas', 'nuca dura'],
  ...['vomitando sangue', 'não para de sangrar', 'queimadura', 'bateu a cabeça', 'picada de escorpião'],
  ...['overdose', 'tomei muito paracetamol', 'engoliu pilha', 'bebeu água sanitária'],
  ...['tomou o frasco todo', 'cheiro de gás', 'quero morrer', 'me matar', 'não quero mais viver'],
]
const PEOPLE = ['', 'bebê', 'meu filho', 'criança', 'idoso', 'grávida', 'minha mãe', 'bb de 4 meses', 'guri']
const MILD = [
  ...['', 'tosse', 'gripe', 'febre', 'nariz entupido'],
  ...['pomada', 'xarope', 'dor de garganta', 'pressão alta', 'catarro'],
]

test('a sign of danger outranks every word beside it, whoever the person is (SEARCH-12)', () => {
  const missed: string[] = []
  let count = 0
  for (const danger of DANGER_WORDS)
    for (const person of PEOPLE)
      for (const mild of MILD)
        for (const parts of [
          [danger, person, mild],
          [person, mild, danger],
          [mild, danger, person],
        ]) {
          const query = parts.filter(Boolean).join(' ')
          const { guidance, products: shown } = advise(query, advisor)
          count += 1
          if (guidance[0]?.gravity !== 'emergency' || shown !== 'withheld') missed.push(query)
        }
  expect(count).toBeGreaterThan(5000)
  expect(missed).toEqual([])
})

test.each([
  ['mel 8 meses', 8],
  ['remédio tosse 8 meses', 8],
  ['xarope 1 ano', 12],
  ['tosse 3 anos', 36],
  ['nariz entupido bebê de 5 meses', 5],
])('no product is offered to whom it is not for: “%s” (SEARCH-14)', (query, age) => {
  const { user, products: shown } = advise(query, advisor)
  expect(user.age).toBe(age)
  const offered = products.filter((product) => unsuitability(product, user) === null)
  expect(offered.filter(({ isMedicine }) => isMedicine)).toEqual([])
  expect(offered.every(({ minimumAge }) => minimumAge !== null && minimumAge <= age)).toBe(true)
  expect(['shown', 'withheld']).toContain(shown)
})

test.each([
  ['bb 1 mes 37,5 graus', true],
  ['bb 1 mes 37,4 graus', false],
  ['bebe de 2 meses com 35,9 graus', true],
  ['bebe de 2 meses com 36 graus', false],
])('a baby has a fever from 37.5 °C and is cold below 36 °C, as texts say: “%s”', (query, isEmergency) => {
  expect(advise(query, advisor).guidance.some(({ gravity }) => gravity === 'emergency')).toBe(isEmergency)
})

test.each(['pressão alta', 'grávida com tosse', 'amamentando', 'diabético gripado'])(
  'a condition leaves out what is not for it: “%s”',
  (query) => {
    const { user } = advise(query, advisor)
    expect(user.groups.length).toBeGreaterThan(0)
    for (const product of products)
      if (product.notFor.some((group) => user.groups.includes(group)))
        expect(unsuitability(product, user)).not.toBeNull()
  },
)

test.each([
  'to de 5 meses e gripada',
  'minha esposa ta de 30 semanas com nariz entupido',
  '37 semanas posso usar pomada',
  'terceiro trimestre spray',
])('weeks and months of pregnancy are no age and no duration: “%s”', (query) => {
  const { user, guidance } = advise(query, advisor)
  expect(user).toEqual({ age: null, groups: ['grupo-gestantes'], avoids: [] })
  expect(guidance[0]?.id).toBe('guidance-gravidez')
})

test.each(['tosse ha 3 semanas', 'to com 3 semanas de tosse', '2 semanas tossindo'])(
  'how long something lasts is no pregnancy: “%s”',
  (query) => expect(advise(query, advisor).user.groups).toEqual([]),
)

test.each([
  ['onze meses tossindo, o que ele pode tomar', 11],
  ['meio ano de idade coriza', 6],
  ['um ano e meio tosse', 12],
  ['gemeos de 20 meses gripados', 20],
  ['bebe de 12 semanas tosse', 2.76],
])('an age in words, weeks or beside an illness is read: “%s” (SEARCH-14)', (query, age) =>
  expect(advise(query, advisor).user.age).toBeCloseTo(age),
)

test.each(['idoso com tosse', 'meu pai de 74 anos com tosse'])(
  'what is not for people of 60 or more is left out, by word and by number: “%s”',
  (query) => expect(advise(query, advisor).user.groups).toEqual(['grupo-60-anos']),
)

test.each([
  ['alergia a aas tem no antigripal?', 'Paracetamol'],
  ['minha filha empola com dipirona', 'Paracetamol'],
  ['nao posso com anti inflamatorio', 'Paracetamol'],
  ['antigripal sem paracetamol', 'Paracetamol'],
  ['pomada sem cânfora', 'Cânfora'],
  ['sou alérgica a própolis', 'Própolis'],
])(
  'a substance that somebody cannot take or does not want is left out: “%s” (SEARCH-14)',
  (query, substance) => {
    const { user } = advise(query, advisor)
    expect(user.avoids).toContain(substance)
    for (const product of products)
      if (product.substances.includes(substance)) expect(unsuitability(product, user)).not.toBeNull()
  },
)

test('a substance that is only named is left out for nobody (SEARCH-14)', () => {
  expect(advise('antigripal com paracetamol', advisor).user.avoids).toEqual([])
})

test('a newborn with 37.5 °C is an emergency', () => {
  expect(advise('rn 37,5', advisor).guidance[0]?.id).toBe('guidance-febre-bebe-pequeno')
})

test.each([
  'filme esquadrão e overdose',
  'tiro no pé de tanto spray kkk',
  'sem ar de amor música',
  'morrendo de tosse kkk',
  'tomei um choque com o valor do frete',
  'depois de aberto o xarope vale quanto tempo',
  'potinho de vidro da pomada vai na reciclagem',
])('an alarming word in a work, a joke or a query about the shop names no danger: “%s”', (query) => {
  const { guidance, products: shown } = advise(query, advisor)
  expect(guidance.flatMap(({ danger }) => danger ?? [])).toEqual([])
  expect(shown).not.toBe('withheld')
})

test.each(['quero morrer kkk', 'música quero me matar', 'meu chefe vai me matar se eu faltar'])(
  'whatever the engine makes of it, who writes of death is given the number of CVV, and no product unasked: “%s”',
  (query) => {
    const { guidance, products: shown } = advise(query, advisor)
    expect(guidance[0]?.calls).toContain('188')
    expect(shown).not.toBe('shown')
  },
)

test.each([
  'falta de ar',
  'quero morrer',
  'bebê com febre',
  'glicose 40',
  'saturação 85',
  'overdose de paracetamol',
])('without the engine the editors’ words and the numbers name a danger: “%s”', (query) => {
  const { guidance, numbers, products: shown } = advise(query, { ...advisor, engine: null })
  expect(guidance[0]?.danger).not.toBeNull()
  expect(shown).toBe('withheld')
  expect([...guidance.flatMap(({ calls }) => calls), ...numbers]).toEqual(
    expect.arrayContaining(['192', '188']),
  )
})

test.each([
  'dengue',
  'grávida com tosse',
  'gato lambeu a pomada',
  'quero morrer',
  'meu filho está muito estranho hoje',
])('whoever is offered no product can call 192 and 188 (SEARCH-13): “%s”', (query) => {
  for (const engine of [ENGINE, null]) {
    const { guidance, numbers, products: shown } = advise(query, { ...advisor, engine })
    expect(shown).not.toBe('shown')
    const calls = [...guidance.flatMap((one) => one.calls), ...numbers]
    expect(calls).toEqual(expect.arrayContaining(['192', '188']))
  }
})

test('beside products no number stands unasked', () => {
  expect(advise('pastilha de mel', advisor)).toMatchObject({ numbers: [], products: 'shown' })
})

test.each([
  ['absent', null],
  ['broken', { ...ENGINE, kinds: { ...ENGINE.kinds, bias: null as never } }],
])('with an engine that is %s every other sentence counts as doubtful', (_, engine) => {
  const { guidance, products: shown } = advise('meu filho está muito estranho hoje', { ...advisor, engine })
  expect([guidance[0]?.id, shown]).toEqual([advisor.unclear?.id, 'onRequest'])
})

test('a file of another kind is no engine', () => {
  expect(() => readEngine({ concepts: [] })).toThrow('words: the file of the engine cannot be read')
})

test('a word of the dictionary is no typing error for another one: “redação” is no reaction', () => {
  expect(isGrave('redação sobre vacina')).toBe(false)
  expect(isGrave('reacão depois da pomada')).toBe(true)
})

test('the name of a product is no baby: what is for its age is offered, and no medicine', () => {
  const { user } = advise('bebê bálsamo', advisor)
  const offered = products.filter((product) => unsuitability(product, user) === null)
  expect(offered.map(({ id }) => id)).toContain('product-bebe-balsamo')
  expect(offered.filter(({ isMedicine }) => isMedicine)).toEqual([])
})

test.each([
  'meu pai colocou o refil no cha',
  'ele chutou o umidificador',
  'o primo passou o refil na pele',
  'dei o outro vidro',
])('what a person did, and guidance does not know, never shows products unasked: “%s”', (query) =>
  expect(advise(query, advisor).products).not.toBe('shown'),
)

test.each([
  'comprei a pomada e gostei',
  'peguei gripe no trabalho',
  'tomei chuva e fiquei gripado',
  'o spray acabou',
])('buying, catching a cold and idioms are no accident: “%s”', (query) =>
  expect(advise(query, advisor).products).toBe('shown'),
)

test.each(['paracetamol 750 mg 20 comprimidos preço', 'tomei o chá as 10', 'a tosse do meu filho parou'])(
  'a pack, an interval and a cough that ended are no emergency: “%s”',
  (query) => expect(advise(query, advisor).guidance.map(({ gravity }) => gravity)).not.toContain('emergency'),
)

test.each([
  'tenho fenilcetonuria posso tomar o chá',
  'miocardite pode usar spray',
  'operado do nariz posso usar o spray',
])('a disease that the dictionary lacks, and surgery, call for caution: “%s”', (query) => {
  const { guidance, products: shown } = advise(query, advisor)
  expect(guidance.map(({ id }) => id)).toContain('guidance-doenca-cronica')
  expect(shown).toBe('withheld')
})

test.each(['aroma de eucalipto', 'sintomas de gripe', 'academia e gripe', 'xarope sem glicose'])(
  'no word that only ends like a disease is one: “%s”',
  (query) => expect(advise(query, advisor).user.groups).toEqual([]),
)

test.each(['desmaio no trabalho', 'falta de ar no trabalho', 'choque no trabalho e queimadura'])(
  'where somebody is hurt names no work: “%s”',
  (query) => expect(isGrave(query)).toBe(true),
)

test.each([
  // An amount without unit, a thing that was swallowed, a cry, a mistake, violence.
  ['ja tomei 12 desde ontem', 'guidance-overdose'],
  ['tomei 4 hoje', 'guidance-overdose'],
  ['engoliu a pilha do termometro', 'guidance-engoliu'],
  ['o nenem dela parou', 'guidance-desmaio'],
  ['ajudaaaa', 'guidance-emergencia'],
  ['pinguei por engano o remédio do cachorro', 'guidance-overdose'],
  ['vai tomar todos os remedios da casa', 'guidance-overdose'],
  ['ele jogou agua quente em mim', 'guidance-violencia'],
  // As it is spoken, measured or counted.
  ['dor forte no peto', 'guidance-peito'],
  ['corassao disparado', 'guidance-peito'],
  ['to cum farta de ar', 'guidance-falta-de-ar'],
  ['bati a cabessa', 'guidance-pancada'],
  ['tomei o dele por emgano', 'guidance-overdose'],
  ['guela inchada', 'guidance-alergia-grave'],
  ['o aparelhinho deu 82', 'guidance-falta-de-ar'],
  ['levei 30 ferroadas', 'guidance-picada'],
  ['melhorei da gripe e piorei de novo', 'guidance-recaida'],
])('danger is known however it is said: “%s” (SEARCH-12)', (query, id) => {
  const { guidance, products: shown } = advise(query, advisor)
  expect(guidance.map((one) => one.id)).toContain(id)
  expect(shown).toBe('withheld')
})

test.each([
  'frase engraçada de gripe',
  'boas melhoras',
  'o aparelho custa 82 reais',
  'umidificador deu 60 de umidade no aparelho',
  'acaba com a dor de garganta',
])('idioms, wishes and prices are no danger and no condition: “%s”', (query) => {
  const { guidance, products: shown, user } = advise(query, advisor)
  expect(guidance.filter(({ gravity }) => gravity !== 'information')).toEqual([])
  expect([shown, user.groups]).toEqual(['shown', []])
})

test('a diminutive of a known word is no typing error for another one: “bebezinho” has not drunk a medicine', () => {
  const { guidance } = advise('meu bebezinho de 5 meses ta com nariz trancado que remedio', advisor)
  expect(guidance.map(({ gravity }) => gravity)).not.toContain('emergency')
})

test('a diminutive of years is an age, whatever is beside it', () => {
  expect(advise('faz 2 aninhos mes que vem tossinha', advisor).user.age).toBe(24)
})
