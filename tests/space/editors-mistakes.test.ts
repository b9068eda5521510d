import type { SpaceExport } from '@sandbox/export-format'
import { sampleSpaceForSuite, withFields } from '@tests/factories/sample-space'
import { entryLink, makeAsset, makeEntry } from '@tests/factories/space'
import { document, entryHyperlink, paragraph, text } from '@tests/unit/server/content/support/documents'
import { contextOf, type Finding } from '../../tools/scripts/space/check/context'
import { checkSpace } from '../../tools/scripts/space/check/space'
import { type FindingWords, findingWords } from '../../tools/scripts/space/check/words'

/**
 * What editors do by mistake: an entry, fields that they change (undefined takes the value out), the field that is named, as
 * editors know it, and what is said of it.
 */
type Mistake = [id: string, changes: Record<string, unknown>, field: string, reason: RegExp]

const MEDICINE = 'product-xarope-dia'
const ARTICLE = 'article-ar-seco-no-inverno'
const MISTAKES: Record<string, Mistake> = {
  'minimum age removed': [MEDICINE, { minimumAge: undefined }, 'Idade mínima, em meses', /vazio/],
  'minimum age in years': [MEDICINE, { minimumAge: 2 }, 'Idade mínima, em meses', /meses/],
  'no longer a medicine, and no category': [
    MEDICINE,
    { isMedicine: false, category: undefined },
    'É medicamento',
    /medicamento/,
  ],
  'a medicine filed as cosmetic': [MEDICINE, { category: 'cosmetic' }, 'Categoria', /categoria/],
  "another product's leaflet": [MEDICINE, { leaflet: entryLink('leaflet-pomada') }, 'Bula', /outro produto/],
  'leaflet removed': [MEDICINE, { leaflet: undefined }, 'Bula', /bula|vazio/],
  'no reviewer': [ARTICLE, { reviewer: undefined }, 'Quem revisou', /vazio/],
  'no day of review': [ARTICLE, { reviewDate: undefined }, 'Revisado em', /vazio/],
  'reviewed in 2019': [ARTICLE, { reviewDate: '2019-05-02' }, 'Revisado em', /venceu/],
  'reviewed in the future': [ARTICLE, { reviewDate: '2031-01-01' }, 'Revisado em', /ainda não chegou/],
  'an unknown placeholder': [
    ARTICLE,
    { pageContent: document(paragraph(text('Use {prodto} à noite.'))) },
    'Conteúdo',
    /\{prodto\}/,
  ],
  'an unfinished text': [ARTICLE, { description: '[TODO] descrever' }, 'Resumo', /pendência/],
  'a wrong check digit': ['variant-xarope-dia-120ml', { gtin: '7890000002517' }, 'GTIN', /GTIN|algarismo/],
  'a title of 140 letters': [ARTICLE, { title: 'a'.repeat(140) }, 'Título', /140/],
  'a line of 300 letters': [
    'retailer-mercado-aurora',
    { link: `https://a.example/${'a'.repeat(300)}` },
    'Endereço',
    /318/,
  ],
  'a button of 61 letters': ['list-sono.viewMore', { linkText: 'a'.repeat(61) }, 'Texto do botão', /61/],
  "home's order with a wrong name": [
    'home',
    { sectionOrder: ['findRelief'] },
    'Seções que vêm primeiro',
    /findRelief/,
  ],
  'redirects in a circle': ['redirect-blog', { to: '/volta' }, 'Para', /volta ao endereço antigo/],
  'a redirect with a star': ['redirect-blog', { from: '/promo/*' }, 'De', /\*/],
  'a redirect with a query': ['redirect-blog', { from: '/antigo?id=3' }, 'De', /\?/],
  'a redirect without slash': ['redirect-blog', { from: 'blog' }, 'De', /não começa com/],
  'a redirect to nowhere': ['redirect-blog', { to: '/sumiu' }, 'Para', /nenhuma página/],
  'a redirect from a page': ['redirect-blog', { from: '/dicas' }, 'De', /esconderia/],
  'a lost placeholder': ['label-sem-marcador', {}, 'Texto', /falta \{count\}/],
  'an unknown key': ['label-bula', { key: 'product.leaflat' }, 'Chave', /não é a chave/],
  'a menu group that contains itself': [
    'menu-familia.menuSlot.0',
    { menuItems: [entryLink('menu-familia.menuSlot.0')] },
    'Itens',
    /liga a si mesmo/,
  ],
  'no alternative text': ['imagem-nova', { altText: undefined }, 'Texto alternativo', /alternativo/],
  'a broken link in a field': [
    MEDICINE,
    { faqPage: entryLink('sumiu') },
    'Perguntas frequentes',
    /não existe/,
  ],
  'a broken link in a text': [
    ARTICLE,
    { pageContent: document(paragraph(entryHyperlink('sumiu', text('x')))) },
    'Conteúdo',
    /não existe/,
  ],
  'a slug that is taken': [MEDICINE, { slug: 'produtos/pomada' }, 'Caminho', /já/],
  'a slug with an accent': [MEDICINE, { slug: 'produtos/xarópe' }, 'Caminho', /xarópe/],
  'a slug with an emoji': [MEDICINE, { slug: 'produtos/🤧' }, 'Caminho', /🤧/],
  'no video': [
    'video-medir-a-febre',
    { videoFile: undefined },
    'Endereço do vídeo (YouTube ou Vimeo)',
    /não é um vídeo/,
  ],
  "a shop's address without https": ['retailer-mercado-aurora', { link: 'mercado' }, 'Endereço', /endereço/],
}

const sample = sampleSpaceForSuite()
beforeAll(() => {
  const file = makeAsset({ id: 'sem-descricao', description: null })
  sample.assets.push(file)
  sample.entries.push(
    makeEntry('redirect', { id: 'volta', fields: { from: '/volta', to: '/blog' } }),
    makeEntry('image', { id: 'imagem-nova', fields: { title: 'Sala', image: file, altText: 'Uma sala' } }),
    makeEntry('labels', { id: 'label-sem-marcador', fields: { key: 'faq.seeAll', value: 'Ver todas' } }),
  )
})

const told = (space: SpaceExport): [Finding, FindingWords][] => {
  const context = contextOf(space)
  return checkSpace(space).map((finding) => [finding, findingWords(context, finding)])
}

test.each(Object.entries(MISTAKES))(
  '%s is told with entry, field and remedy',
  (_name, [id, changes, name, wanted]) => {
    const findings = told(withFields(sample, id, changes)).filter(([{ entry }]) => entry === id)
    const found = findings.find(([, { field, reason }]) => field === name && wanted.test(reason))
    expect({ findings: findings.map(([, each]) => each), found: found !== undefined }).toMatchObject({
      found: true,
    })
    expect(found?.[1].remedy).toMatch(/^\p{Lu}.+\.$/u)
    expect(found?.[1].entry).not.toBeNull()
  },
)
