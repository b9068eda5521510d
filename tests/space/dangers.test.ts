import { readSampleSpace, SAMPLE_ROOT } from '@sandbox/space/load'
import { describeProblem } from '@sandbox/space/loading/problem'
import { forSuite } from '@tests/factories/for-suite'
import { makeEntry, makeSpace } from '@tests/factories/space'
import { document, node, paragraph, table, text as words } from '@tests/unit/content/support/documents'
import { type Dangers, dangerFindings, dangerReasons, readDangers } from '../../scripts/space/wording/dangers'
import { readGlossary } from '../../scripts/space/wording/glossary'
import { richTextUnits } from '../../scripts/space/wording/text-units'

const sample = forSuite(async () => ({
  ...(await readSampleSpace()),
  glossary: await readGlossary(SAMPLE_ROOT),
  dangers: await readDangers(SAMPLE_ROOT),
}))
const reasonsOf = (text: string, { dangers }: { dangers: Dangers } = sample) => dangerReasons(dangers, text)

test('every text of the sample says of a danger what the table says', () => {
  expect(dangerFindings(sample.space, sample.dangers, sample.glossary).map(describeProblem)).toEqual([])
})

test('every sign of the table is in the sample', () => {
  const all = JSON.stringify(sample.space.entries)
  for (const { sign, words: pattern } of sample.dangers.signs)
    expect([sign, new RegExp(pattern, 'iu').test(all)]).toEqual([sign, true])
})

test.each([
  'Se a febre durar, ou vier com falta de ar, procure o médico.',
  'Hoje, procure o médico: febre, pele ou olhos amarelados.',
  'Vômitos que não param: vá hoje ao serviço de saúde.',
  'Não consegue engolir a saliva: marque consulta.',
  'Remédio a mais: ligue hoje para o Disque-Intoxicação, 0800 722 6001.',
  'Falta de ar não espera.',
])('a danger with a weaker threshold, or without number and place, is named: “%s”', (text) => {
  expect(reasonsOf(text)).toEqual([expect.stringContaining(text)])
})

test.each([
  'Falta de ar e chiado são comuns na asma.',
  'Falta de ar: ligue agora para o Samu, 192. Febre por mais de 3 dias: procure o médico hoje.',
  'Vômito que não para: vá agora ao pronto-socorro.',
  'As pastilhas não são para menores de 6 anos, pelo risco de engasgo.',
  'Dor por mais de 7 dias: marque consulta.',
])('a text that describes a sign, or sends to the right place, is not: “%s”', (text) => {
  expect(reasonsOf(text)).toEqual([])
})

test.each([
  ['Falta de ar: ligue para o Samu, 192. Não dê remédio, comida nem bebida.', 1],
  ['Falta de ar: ligue para o Samu, 192. Não dê remédio, a não ser a bombinha que a pessoa já usa.', 0],
  ['Açúcar baixo: ligue para o Samu, 192. Não dê comida nem bebida.', 0],
  ['Hipoglicemia: ligue para o Samu, 192. Não dê comida nem bebida.', 1],
  ['Sangramento: ligue para o Samu, 192. Não dê remédio, comida nem bebida.', 0],
])('no text forbids what saves: “%s”', (text, count) => {
  expect(reasonsOf(text)).toHaveLength(count)
})

test('an item of a list is read with the line before the list, a cell with the head of its column', () => {
  const line = (value: string) => paragraph(words(value))
  const list = node('unordered-list', [node('list-item', [line('falta de ar;')])])
  expect(richTextUnits(document(line('Procure o médico hoje:'), list))).toContain(
    'Procure o médico hoje: falta de ar;',
  )
  expect(richTextUnits(document(table(['Hoje'], ['Falta de ar'])))).toContain('Hoje: Falta de ar')
})

test('a space that has none of these signs has nothing to mend', () => {
  const space = makeSpace(
    makeEntry('notice', { id: 'n', fields: { title: 'Hours', text: 'Call us today.' } }),
  )
  expect(dangerFindings(space, sample.dangers, { unseen: [] })).toEqual([])
})
