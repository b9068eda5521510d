import type { SpaceExport } from '@sandbox/export-format'
import { loadSampleSpace } from '@sandbox/space/load'
import { makeAsset, makeEntry } from '@tests/factories/space'
import { contextOf, type Finding } from '../../scripts/space/check/context'
import { checkSpace } from '../../scripts/space/check/space'
import { type FindingWords, findingWords } from '../../scripts/space/check/words'

/** What editors do by mistake; the check names the entry, the field and what to do about it. */
interface Mistake {
  id: string
  /** Null takes the value out. */
  changes: Record<string, unknown>
  /** The field that is named, as editors know it. */
  field: string
  reason: RegExp
}

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
const richText = (node: object) => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'paragraph', data: {}, content: [node] }],
})
const words = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} })
const MEDICINE = 'product-xarope-dia'
const ARTICLE = 'article-ar-seco-no-inverno'
const mistake = (id: string, changes: Mistake['changes'], field: string, reason: RegExp): Mistake => ({
  id,
  changes,
  field,
  reason,
})

const MISTAKES: Record<string, Mistake> = {
  'minimum age removed': mistake(MEDICINE, { minimumAge: null }, 'Idade mínima, em meses', /vazio/),
  'minimum age in years': mistake(MEDICINE, { minimumAge: 2 }, 'Idade mínima, em meses', /meses/),
  'no longer a medicine, and no category': mistake(
    MEDICINE,
    { isMedicine: false, category: null },
    'É medicamento',
    /medicamento/,
  ),
  'a medicine filed as cosmetic': mistake(MEDICINE, { category: 'cosmetic' }, 'Categoria', /categoria/),
  "another product's leaflet": mistake(
    MEDICINE,
    { leaflet: link('leaflet-pomada') },
    'Bula',
    /outro produto/,
  ),
  'leaflet removed': mistake(MEDICINE, { leaflet: null }, 'Bula', /bula|vazio/),
  'no reviewer': mistake(ARTICLE, { reviewer: null }, 'Quem revisou', /vazio/),
  'no day of review': mistake(ARTICLE, { reviewDate: null }, 'Revisado em', /vazio/),
  'reviewed in 2019': mistake(ARTICLE, { reviewDate: '2019-05-02' }, 'Revisado em', /venceu/),
  'reviewed in the future': mistake(ARTICLE, { reviewDate: '2031-01-01' }, 'Revisado em', /ainda não chegou/),
  'an unknown placeholder': mistake(
    ARTICLE,
    { pageContent: richText(words('Use {prodto} à noite.')) },
    'Conteúdo',
    /\{prodto\}/,
  ),
  'an unfinished text': mistake(ARTICLE, { description: '[TODO] descrever' }, 'Resumo', /pendência/),
  'a wrong check digit': mistake(
    'variant-xarope-dia-120ml',
    { gtin: '7890000002517' },
    'GTIN',
    /GTIN|algarismo/,
  ),
  'a title of 140 letters': mistake(ARTICLE, { title: 'a'.repeat(140) }, 'Título', /140/),
  'a line of 300 letters': mistake(
    'retailer-mercado-aurora',
    { link: `https://a.example/${'a'.repeat(300)}` },
    'Endereço',
    /318/,
  ),
  'a button of 61 letters': mistake(
    'list-sono.viewMore',
    { linkText: 'a'.repeat(61) },
    'Texto do botão',
    /61/,
  ),
  "home's order with a wrong name": mistake(
    'home',
    { sectionOrder: ['findRelief'] },
    'Seções que vêm primeiro',
    /findRelief/,
  ),
  'redirects in a circle': mistake('redirect-blog', { to: '/volta' }, 'Para', /volta ao endereço antigo/),
  'a redirect with a star': mistake('redirect-blog', { from: '/promo/*' }, 'De', /\*/),
  'a redirect with a query': mistake('redirect-blog', { from: '/antigo?id=3' }, 'De', /\?/),
  'a redirect without slash': mistake('redirect-blog', { from: 'blog' }, 'De', /não começa com/),
  'a redirect to nowhere': mistake('redirect-blog', { to: '/sumiu' }, 'Para', /nenhuma página/),
  'a redirect from a page': mistake('redirect-blog', { from: '/dicas' }, 'De', /esconderia/),
  'a lost placeholder': mistake('label-sem-marcador', {}, 'Texto', /falta \{count\}/),
  'an unknown key': mistake('label-bula', { key: 'product.leaflat' }, 'Chave', /não é a chave/),
  'a menu group that contains itself': mistake(
    'menu-familia.menuSlot.0',
    { menuItems: [link('menu-familia.menuSlot.0')] },
    'Itens',
    /liga a si mesmo/,
  ),
  'no alternative text': mistake('imagem-nova', { altText: null }, 'Texto alternativo', /alternativo/),
  'a broken link in a field': mistake(
    MEDICINE,
    { faqPage: link('sumiu') },
    'Perguntas frequentes',
    /não existe/,
  ),
  'a broken link in a text': mistake(
    ARTICLE,
    {
      pageContent: richText({
        nodeType: 'entry-hyperlink',
        data: { target: link('sumiu') },
        content: [words('x')],
      }),
    },
    'Conteúdo',
    /não existe/,
  ),
  'a slug that is taken': mistake(MEDICINE, { slug: 'produtos/pomada' }, 'Caminho', /já/),
  'a slug with an accent': mistake(MEDICINE, { slug: 'produtos/xarópe' }, 'Caminho', /xarópe/),
  'a slug with an emoji': mistake(MEDICINE, { slug: 'produtos/🤧' }, 'Caminho', /🤧/),
  'no video': mistake(
    'video-medir-a-febre',
    { videoFile: null },
    'Endereço do vídeo (YouTube ou Vimeo)',
    /não é um vídeo/,
  ),
  "a shop's address without https": mistake(
    'retailer-mercado-aurora',
    { link: 'mercado' },
    'Endereço',
    /endereço/,
  ),
}

let sample: SpaceExport
beforeAll(async () => {
  sample = await loadSampleSpace(undefined, () => undefined)
  const file = makeAsset({ id: 'sem-descricao', description: null })
  sample.assets.push(file)
  sample.entries.push(
    makeEntry('redirect', { id: 'volta', fields: { from: '/volta', to: '/blog' } }),
    makeEntry('image', { id: 'imagem-nova', fields: { title: 'Sala', image: file, altText: 'Uma sala' } }),
    makeEntry('labels', { id: 'label-sem-marcador', fields: { key: 'faq.seeAll', value: 'Ver todas' } }),
  )
})

const withMistake = ({ id, changes }: Mistake): SpaceExport => ({
  ...sample,
  entries: sample.entries.map((entry) =>
    entry.sys.id === id
      ? {
          ...entry,
          fields: {
            ...entry.fields,
            ...Object.fromEntries(
              Object.entries(changes).map(([name, value]) => [
                name,
                value === null ? {} : { 'pt-BR': value },
              ]),
            ),
          },
        }
      : entry,
  ),
})

const told = (space: SpaceExport): [Finding, FindingWords][] => {
  const context = contextOf(space)
  return checkSpace(space).map((finding) => [finding, findingWords(context, finding)])
}

test.each(Object.entries(MISTAKES))('%s is told with entry, field and remedy', (_name, mistake) => {
  const findings = told(withMistake(mistake)).filter(([{ entry }]) => entry === mistake.id)
  const found = findings.find(
    ([, { field, reason }]) => field === mistake.field && mistake.reason.test(reason),
  )
  expect({ findings: findings.map(([, each]) => each), found: found !== undefined }).toMatchObject({
    found: true,
  })
  expect(found?.[1].remedy).toMatch(/^\p{Lu}.+\.$/u)
  expect(found?.[1].entry).not.toBeNull()
})
