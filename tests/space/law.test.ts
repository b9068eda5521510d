import { readFileSync } from 'node:fs'
import { readSampleSpace } from '@sandbox/space/load'
import { forSuite } from '@tests/factories/for-suite'

const sample = forSuite(readSampleSpace)

type Values = Record<string, unknown>
interface Row {
  id: string
  type: string
  values: Values
}

const rows = (): Row[] =>
  sample.space.entries.map(({ sys, fields }) => ({
    id: sys.id,
    type: sys.contentType.sys.id,
    values: Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, each['pt-BR']])),
  }))
const ofType = (type: string): Row[] => rows().filter((row) => row.type === type)
const idsIn = (value: unknown): string[] =>
  [...JSON.stringify(value ?? null).matchAll(/"id":"([^"]+)"/g)].map(([, id = '']) => id)

const medicines = (): Set<string> =>
  new Set(ofType('product').flatMap(({ id, values }) => (values.isMedicine ? [id] : [])))

/** Collections and kits that name a medicine: to have one ready is what the law lets nobody suggest (RDC 96/2008). */
const inducing = (collections: readonly Row[], known: ReadonlySet<string>): string[] =>
  collections.flatMap(({ id, values }) =>
    idsIn(values.products)
      .filter((product) => known.has(product))
      .map((product) => `${id}: ${product}`),
  )

test('no collection has a medicine, and none is recommended by a specialist', () => {
  const collections = ofType('collectionPage')
  expect(collections.length).toBeGreaterThan(2)
  expect(inducing(collections, medicines())).toEqual([])
  const texts = JSON.stringify(rows().filter(({ id }) => /^(?:text|collection)-/.test(id)))
  expect(texts).not.toMatch(/revisad[ao] pel[ao] (?:farmacêutic|pediatra|médic)/i)
  // The other side: a medicine in one is found.
  const [first] = collections
  const [medicine = ''] = medicines()
  const kit = {
    ...first,
    id: 'kit',
    type: 'collectionPage',
    values: { products: [{ sys: { id: medicine } }] },
  }
  expect(inducing([kit], medicines())).toEqual([`kit: ${medicine}`])
})

/** Sentences that RDC 47/2009 fixes for every leaflet of a medicine without prescription. */
const FIXED = [
  'Informe ao seu médico ou cirurgião-dentista se você está fazendo uso de algum outro medicamento.',
  'Não use medicamento com o prazo de validade vencido',
  'Antes de usar, observe o aspecto do medicamento.',
  'Todo medicamento deve ser mantido fora do alcance das crianças.',
  'Siga corretamente o modo de usar. Em caso de dúvidas sobre este medicamento, procure orientação do farmacêutico.',
  'Em caso de dúvidas, procure orientação do farmacêutico ou de seu médico, ou cirurgião-dentista.',
  'Informe ao seu médico, cirurgião-dentista ou farmacêutico o aparecimento de reações indesejáveis pelo uso do medicamento.',
  'Informe também à empresa através do seu serviço de atendimento',
  'procure rapidamente socorro médico e leve a embalagem ou bula do medicamento, se possível.',
  'não deve ser utilizado por mulheres grávidas sem orientação médica ou do cirurgião-dentista.',
]

const leaflets = [
  'capsulas-dia-e-noite',
  'cha-quente',
  'pomada',
  'spray-de-garganta',
  'xarope-dia',
  'xarope-noite',
]

test.each(leaflets)('the leaflet of %s has every sentence that the law fixes', (name) => {
  const text = readFileSync(`tools/sandbox/space/entries/leaflets/${name}.yaml`, 'utf8').replace(/\s+/g, ' ')
  expect(FIXED.filter((sentence) => !text.includes(sentence))).toEqual([])
})

test('every medicine has a leaflet that is held here', () => {
  expect(leaflets.map((name) => `product-${name}`)).toEqual([...medicines()].sort())
})

/** All that pages say, in what they hold. */
const textsBelow = (ids: readonly string[]): string => {
  const found = rows().filter(({ id }) => ids.includes(id))
  const deeper = found.flatMap(({ values }) => idsIn([values.sectionContainers, values.sectionContent]))
  return JSON.stringify(found) + (deeper.length > 0 ? textsBelow(deeper) : '')
}

const MARK = /exempl|fictíci/i

/** Addresses that lead nowhere (RFC 6761) and whose own words do not say so. */
const unmarked = (links: readonly Row[]): string[] =>
  links.flatMap(({ id, values }) => {
    const { title, text, linkText, name } = values
    const leads = JSON.stringify([values.link, values.url]).match(/https?:\/\/[^"]*\.example\b/)
    return leads && !MARK.test([title, text, linkText, name].join(' ')) ? [id] : []
  })

test('a shop or account that does not exist says so, and every page says that the brand is none', () => {
  const links = rows().filter(({ type }) => ['buyNowLink', 'link', 'menuItem', 'linkButton'].includes(type))
  // Countries are said to be examples where they are chosen.
  const countries = new Set(ofType('country').flatMap(({ values }) => idsIn(values)))
  expect(unmarked(links.filter(({ id }) => !countries.has(id)))).toEqual([])
  expect(JSON.stringify(rows().filter(({ id }) => id.startsWith('page-seletor-de-pais')))).toMatch(MARK)
  expect(ofType('footer').map(({ values }) => /marca fictícia/.test(String(values.legalText)))).toEqual([
    true,
  ])
  const shop = {
    id: 'shop',
    type: 'buyNowLink',
    values: { link: 'https://loja.example/', linkText: 'Ver na loja' },
  }
  expect(unmarked([shop])).toEqual(['shop'])
})

const ASKING = ['contactForm', 'newsletterForm', 'registrationForm', 'writeReview']

/** Forms that ask a stranger for data and do not say beside the fields that the brand is none. */
const silent = (features: readonly Row[]): string[] =>
  features.flatMap(({ id, values }) =>
    ASKING.includes(String(values.featureType)) && !/marca fictícia/.test(String(values.description))
      ? [id]
      : [],
  )

test('every form that asks for data, and the page of every person, says that the brand is fictional', () => {
  expect(silent(ofType('feature'))).toEqual([])
  const asked = (featureType: string) => ({ id: 'form', type: 'feature', values: { featureType } })
  expect(silent([asked('contactForm'), asked('loginForm')])).toEqual(['form'])
  for (const { id, values } of ofType('person'))
    expect([id, MARK.test(textsBelow(idsIn(values.page)))]).toEqual([id, true])
})
