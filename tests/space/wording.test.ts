import type { SpaceExport } from '@sandbox/export-format'
import { readSampleSpace, SAMPLE_ROOT } from '@sandbox/space/load'
import { describeProblem } from '@sandbox/space/loading/problem'
import { document, paragraph, text } from '@tests/unit/server/content/support/documents'
import { wordingFindings } from '../../tools/scripts/space/wording/check'
import { type Glossary, readGlossary, wordingReasons } from '../../tools/scripts/space/wording/glossary'

let space: SpaceExport
let glossary: Glossary
beforeAll(async () => {
  space = (await readSampleSpace()).space
  glossary = await readGlossary(SAMPLE_ROOT)
})

/** The sample with one field of one entry, or one asset's description, written anew. */
const edited = (id: string, field: string, value: unknown): SpaceExport => {
  const edit = <Item extends { sys: { id: string }; fields: object }>(item: Item): Item =>
    item.sys.id === id ? { ...item, fields: { ...item.fields, [field]: { 'pt-BR': value } } } : item
  return { ...space, entries: space.entries.map(edit), assets: space.assets.map(edit) }
}

test('every text of the sample, every label and every picture of a product is written as the glossary says', () => {
  expect(wordingFindings(space, glossary).map(describeProblem)).toEqual([])
})

test.each([
  ['Em caso grave, ligue 192.', /Samu, 192/],
  ['ligue para o SAMU: 192', /Samu/],
  ['Abrir o recomendador', /Ajuda para escolher/],
  ['Fale conosco', /Fale com a gente/],
  ['Leia o artigo', /dica/],
  ['o peito cansado', /peito carregado/],
  ['disse "não"', /quotes/],
  ['Obrigado!', /full stop/],
  ['2,5 l de água', /2,5 L/],
  ['zoom de 200 %', /60%/],
  ['acima de 38°C', /38 °C/],
  ['frasco de 30ml', /30 ml/],
  ['Deixe dois telefones', /a digit/],
  ['Privacy Policy', /Portuguese/],
  ['Combina com', /veja também/],
  ['paracetamol, tylenol, antitérmico', /another house's mark/],
  ['Nos casos leves, me procure.', /where to go/],
  ['As mais perguntadas', /nobody measured/],
  ['ligue para o Samu, 192, ou vá ao pronto-socorro', /which of the two/],
  ['procure um serviço de saúde ou ligue para o Samu, 192.', /which of the two/],
  [`Ligue para o Samu, 192, se houver ${'dor ou '.repeat(12)}febre.`, /at most 25 words/],
])('“%s” is found, with what to write instead', (text, expected) => {
  expect(wordingReasons(glossary, text, {}).join('\n')).toMatch(expected)
})

test.each([
  'Falta de ar: ligue para o Samu, 192. Vômito que não para: vá agora ao pronto-socorro.',
  'Dois frascos: os dois vêm em caixa, um ou outro. Febre de 38 °C, 60%, 30 ml, 2,5 L, covid-19.',
  'Conforme o art. 63, “não” é não.',
  'Procure o pediatra ou o posto no mesmo dia. Os mais vistos.',
  `Sem pressa: ${'dor ou '.repeat(15)}febre. Com falta de ar, ligue para o Samu, 192.`,
])('“%s” is right', (text) => {
  expect(wordingReasons(glossary, text, {})).toEqual([])
})

test('a mistake is told with its entry and field, in texts, in rich text and in what pictures say', () => {
  const body = document(paragraph(text('Fim!')))
  const told = (changed: SpaceExport) => wordingFindings(changed, glossary).map(describeProblem)
  expect(told(edited('faq', 'title', 'Dúvidas!'))).toEqual([
    expect.stringMatching(/^entry faq .*field title: contains “!”/),
  ])
  expect(told(edited('article-hidratacao', 'pageContent', body))).toHaveLength(1)
  expect(told(edited('scene-familia', 'description', 'Família!'))[0]).toMatch(/scene-familia/)
})

test('a title that does not name the brand, and a picture that does not name its product, are told', () => {
  const titleless = edited('faq.metadata', 'metaTitle', 'Perguntas')
  expect(wordingFindings(titleless, glossary).map(describeProblem)).toEqual([
    expect.stringMatching(/field metaTitle: does not name Brisamenta/),
  ])
  const unnamed = wordingFindings(edited('picture.pack-pomada-original', 'altText', 'Um pote'), glossary)
  expect(unnamed.map(({ reason }) => reason)).toContain(
    'the picture of product-pomada does not name “Brisamenta Pomada”: “Um pote”',
  )
})

test('an exception that nothing needs is told', () => {
  const [rule, ...rest] = glossary.rules
  if (!rule) throw new Error('the glossary has no rules')
  const idle = { ...rule, except: [{ entry: 'faq', why: 'none' }] }
  expect(wordingFindings(space, { ...glossary, rules: [idle, ...rest] }).map(({ reason }) => reason)).toEqual(
    [expect.stringMatching(/^the exception for faq is not needed/)],
  )
})
