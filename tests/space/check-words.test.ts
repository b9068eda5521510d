import { makeEntry, makeSpace } from '@tests/factories/space'
import { contextOf, type Finding } from '../../tools/scripts/space/check/context'
import { findingLines, findingWords } from '../../tools/scripts/space/check/words'

const product = makeEntry('product', { id: 'pomada', fields: { name: 'Pomada', slug: 'pomada' } })
const context = contextOf(makeSpace(product))
const finding = (reason: string, more: Partial<Finding> = {}): Finding => ({
  level: 'error',
  file: null,
  entry: 'pomada',
  type: 'product',
  field: 'leaflet',
  reason,
  ...more,
})

test('a finding names type, title and field as editors know them, and what to do', () => {
  const found = finding('is required')
  expect(findingLines(found, findingWords(context, found), 'https://app.contentful.com/x')).toEqual([
    'Erro: Produto “Pomada” (pomada), campo Bula: o campo é obrigatório e está vazio.',
    '  O que fazer: Preencha o campo.',
    '  https://app.contentful.com/x',
  ])
})

test("a reason of the site's own has the same words and remedy as in previews and mails", () => {
  const found = finding('"Xarope" is the leaflet of another product', { code: 'otherLeaflet' })
  expect(findingWords(context, found)).toMatchObject({
    reason: 'a bula é de outro produto (“Xarope”)',
    remedy: 'Ligue a bula deste produto, ou corrija o nome do produto na bula.',
  })
})

test.each([
  ['has 300 characters, at most 255 are allowed', 'tem 300, no máximo são 255'],
  ['"x" is none of a, b', '"x" não é uma das opções: a, b'],
  ['links to entry gone, which does not exist', 'liga a gone, que não existe'],
  ['is published, but links to entry d, which is a draft', 'está publicado, mas liga a d, que é rascunho'],
  ['/x leads to no page', '/x não leva a nenhuma página'],
  ['menu.opem is no key of a text of the site', 'menu.opem não é a chave de nenhum texto do site'],
  ['asset a: has no file', 'o recurso a não tem arquivo'],
  ['entry-hyperlink has no target', 'uma ligação do texto não tem destino'],
  ['has fields in en, which is no locale of the space', 'tem textos em en, uma língua que o espaço não tem'],
  ['no alternative text, and asset a has no description', 'falta o texto alternativo'],
  ['"ab.c" does not match ^a$', '"ab.c" não tem a forma pedida (^a$)'],
  ['is not 24, which its warnings say', 'não é 24, a idade dos avisos'],
  [
    'has facet-x, though nobody below 144 months may use it',
    'tem facet-x, mas só serve, sem médico, a partir de 144 meses',
  ],
  ['page-a has no word of its title, such as dente', 'a página page-a não fala de dente'],
  ['lacks facet-x, though it warns: “Pare.”', 'falta facet-x, mas um aviso do produto diz: “Pare.”'],
  [
    'shows a and b side by side, and does not say that they are not used together: both contain X',
    'mostra a e b lado a lado, e não diz que não se usam juntos',
  ],
])('%s is said in Portuguese, with a remedy', (reason, words) => {
  const found = findingWords(context, finding(reason))
  expect(found.reason).toBe(words)
  expect(found.remedy).not.toBeNull()
})
