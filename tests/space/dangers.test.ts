import { readSampleSpace, SAMPLE_ROOT } from '@sandbox/space/load'
import { describeProblem } from '@sandbox/space/loading/problem'
import { forSuite } from '@tests/factories/for-suite'
import { entryLink, makeEntry, makeSpace } from '@tests/factories/space'
import { document, node, paragraph, table, text as words } from '@tests/unit/server/content/support/documents'
import { checkSpace } from '../../tools/scripts/space/check/space'
import {
  dangerFindings,
  dangerReasons,
  knownDangers,
  repeatReasons,
} from '../../tools/scripts/space/wording/dangers'
import { readGlossary } from '../../tools/scripts/space/wording/glossary'
import { richTextUnits } from '../../tools/scripts/space/wording/text-units'

const sample = forSuite(async () => {
  const { space } = await readSampleSpace()
  return { space, signs: knownDangers(space), glossary: await readGlossary(SAMPLE_ROOT) }
})
const reasonsOf = (text: string) => dangerReasons(sample.signs, text)

test('every text of the sample says of a danger what its entry says', () => {
  expect(dangerFindings(sample.space, sample.glossary).map(describeProblem)).toEqual([])
})

test('60 signs and more stand in entries, none of them with two urgencies', () => {
  const dangers = sample.space.entries.filter(({ sys }) => sys.contentType.sys.id === 'danger')
  const signs = dangers.flatMap(({ fields }) => Object.values(fields.signs ?? {}).flat())
  expect(new Set(signs).size).toBeGreaterThanOrEqual(60)
  expect(new Set(signs).size).toBe(signs.length)
})

test.each([
  'Se a febre durar, ou vier com falta de ar, procure o médico.',
  'Hoje, procure o médico: febre, pele ou olhos amarelados.',
  'Vômitos que não param: vá hoje ao serviço de saúde.',
  'Não consegue engolir a saliva: marque consulta.',
  'Remédio a mais: ligue hoje para o Disque-Intoxicação, 0800 722 6001.',
  'Falta de ar não espera.',
  'Falta de ar? Procure o médico hoje.',
  'Falta de ar: vá agora ao pronto-socorro.',
  'Chiado no peito: ligue para o Samu, 192.',
  'Hoje. Há manchas roxas na pele.',
  'Falta de ar? É hora de ser atendido.',
  'Manchas roxas na pele: vai ao médico.',
  'Febre por mais de 3 dias merece nova consulta.',
  'Se o chiado no peito aparece sempre, converse com o médico.',
  'Se há dificuldade para urinar, pare e procure orientação.',
  'Tosse por mais de 3 semanas: vá agora ao pronto-socorro.',
])('a danger with another urgency, or without number and place, is named: “%s”', (text) => {
  expect(reasonsOf(text)).toEqual([expect.stringContaining(text)])
})

test.each([
  'Falta de ar e chiado são comuns na asma.',
  'Falta de ar: ligue agora para o Samu, 192. Febre por mais de 3 dias: procure o médico hoje.',
  'Vômito que não para: vá agora ao pronto-socorro.',
  'Chiado no peito: consulta hoje.',
  'Ligue para o Samu, 192. Manchas roxas na pele.',
  'Com epilepsia ou convulsão no passado, fale antes com o médico.',
  'As pastilhas não são para menores de 6 anos, pelo risco de engasgo.',
  'Dor por mais de 7 dias: marque consulta.',
])('a text that describes a sign, or says its urgency, is not: “%s”', (text) => {
  expect(reasonsOf(text)).toEqual([])
})

test.each([
  ['Falta de ar: ligue para o Samu, 192. Não dê remédio, comida nem bebida.', 1],
  ['Falta de ar: ligue para o Samu, 192. Não dê remédio, a não ser a bombinha que a pessoa já usa.', 1],
  ['Falta de ar: ligue para o Samu, 192. Não dê remédio, a não ser a bombinha ou a adrenalina dela.', 0],
  ['Açúcar baixo: dê açúcar e ligue para o Samu, 192. Não dê bebida alcoólica.', 0],
  ['Açúcar baixo: ligue para o Samu, 192. Não dê comida nem bebida.', 1],
  ['Hipoglicemia: ligue para o Samu, 192. Não dê comida nem bebida.', 1],
  ['Sangramento: ligue para o Samu, 192. Não dê remédio, comida nem bebida.', 0],
])('no text forbids what saves: “%s”', (text, count) => {
  expect(reasonsOf(text)).toHaveLength(count)
})

test.each([
  'Falta de ar: ligue para o Samu, 192.',
  'Vômito que não para: vá agora ao pronto-socorro.',
  'Ligue para o Samu, 192. Manchas roxas na pele.',
  'Engasgou? Peça que liguem para o Samu, 192, e comece.',
  'Chiado no peito: procure o médico hoje.',
])('a text that sends for help by its own words is told to embed the danger: “%s”', (text) => {
  expect(repeatReasons(sample.signs, text)).toEqual([expect.stringContaining('embed it')])
})

test.each([
  'Falta de ar e chiado são comuns na asma.',
  'Em uma emergência, ligue para o Samu, 192.',
  'Pediatra de consultório e de pronto-socorro.',
  'Chiado no peito é comum na asma, e o médico trata.',
])('a text that names no danger, or sends nobody away, is not: “%s”', (text) => {
  expect(repeatReasons(sample.signs, text)).toEqual([])
})

test('a danger may say what it says, and not what another one says otherwise', () => {
  const ofDanger = (act: string) =>
    dangerFindings(
      makeSpace(
        makeEntry('danger', { id: 'a', fields: { ...asked, act, words: ['dor'] } }),
        makeEntry('danger', { id: 'b', fields: { ...asked, act: 'Dor: ligue para o Samu, 192.' } }),
      ),
      { unseen: [] },
    )
  expect(ofDanger('Dor: ligue para o Samu, 192.')).toEqual([])
  const later = makeEntry('danger', { id: 'b', fields: { ...asked, act: 'Dor: vá hoje ao posto.' } })
  const first = makeEntry('danger', { id: 'a', fields: { ...asked, words: ['dor'] } })
  const found = dangerFindings(makeSpace(first, later), { unseen: [] })
  expect([...new Set(found.map(({ entry }) => entry))]).toEqual(['b'])
})

const asked = {
  name: 'd',
  title: 'Ligue',
  act: 'Ligue hoje: 192 ou 188.',
  urgency: 'callNow',
  calls: ['192'],
  signs: ['dor'],
}
const danger = (id: string, fields: object) => makeEntry('danger', { id, fields: { ...asked, ...fields } })
const reasonsIn = (...entries: ReturnType<typeof makeEntry>[]) =>
  checkSpace(makeSpace(...entries))
    .filter(({ type, level }) => level === 'error' && type !== 'searchPage')
    .map(({ reason }) => reason)
const long = `${'muito '.repeat(25)}longa.`

test.each([
  ['a long sentence', { act: long }, 'more than 25 words'],
  ['a long sign', { signs: [long] }, 'more than 25 words'],
  ['a ban on what saves', { never: 'Não dê remédio.', rescue: 'bombinha' }, 'would forbid what saves'],
  [
    'a ban beside what saves, which it does not except',
    { act: 'Dê açúcar.', never: 'Não dê comida nem bebida.', rescue: 'açúcar' },
    'would forbid what saves',
  ],
  ['an act that never says its urgency', { urgency: 'emergencyRoom', act: 'Lave.' }, 'its own urgency'],
  ['no number to call', { calls: [] }, 'names no number'],
])('space:check names a danger with %s', (_, fields, reason) => {
  expect(reasonsIn(danger('d', fields))).toContainEqual(expect.stringContaining(reason))
})

test('space:check names a sign with two urgencies, and a list that calls 192 for another number', () => {
  const cvv = danger('cvv', { signs: ['tristeza'], calls: ['188'] })
  const list = makeEntry('dangerList', { id: 'l', fields: { name: 'l', dangers: [entryLink('cvv')] } })
  expect(reasonsIn(danger('a', {}), danger('b', { urgency: 'today' }), cvv, list)).toEqual([
    expect.stringContaining('another urgency'),
    expect.stringContaining('another urgency'),
    expect.stringContaining('cvv stands below'),
  ])
})

test('a danger in order has no finding: a short ban that names what saves, one urgency, its number', () => {
  const good = danger('d', { never: 'Não dê remédio, a não ser a bombinha.', rescue: 'bombinha' })
  const list = makeEntry('dangerList', { id: 'l', fields: { name: 'l', dangers: [entryLink('d')] } })
  expect(reasonsIn(good, list)).toEqual([])
})

test('space:check names guidance that says its danger again, or says nothing', () => {
  const guidance = (id: string, fields: object) =>
    makeEntry('searchGuidance', { id, fields: { name: id, ...fields } })
  const twice = guidance('twice', { dangerEntry: entryLink('d'), title: 'Ligue' })
  const silent = guidance('silent', {})
  const good = guidance('good', { dangerEntry: entryLink('d') })
  const own = guidance('own', { title: 'Leia', text: 'Leia a bula.' })
  expect(reasonsIn(danger('d', {}), twice, silent, good, own)).toEqual([
    expect.stringContaining('said by the danger'),
    expect.stringContaining('no dangerEntry'),
    expect.stringContaining('no dangerEntry'),
  ])
})

test('an item of a list is read with the line before the list, a cell with its column, a paragraph with its heading', () => {
  const line = (value: string) => paragraph(words(value))
  const list = node('unordered-list', [node('list-item', [line('falta de ar;')])])
  expect(richTextUnits(document(line('Procure o médico hoje:'), list))).toContain(
    'Procure o médico hoje: falta de ar;',
  )
  expect(richTextUnits(document(table(['Hoje'], ['Falta de ar'])))).toContain('Hoje: Falta de ar')
  const heading = node('heading-2', [words('Quando marcar consulta')])
  expect(richTextUnits(document(heading, line('Falta de ar.'), line('Tosse.')))).toEqual([
    'Quando marcar consulta: Falta de ar.',
    'Tosse.',
  ])
})

test('a space that has none of these signs has nothing to mend', () => {
  const space = makeSpace(
    makeEntry('notice', { id: 'n', fields: { title: 'Hours', text: 'Call us today.' } }),
  )
  expect(dangerFindings(space, { unseen: [] })).toEqual([])
})
