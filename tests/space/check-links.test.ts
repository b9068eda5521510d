import { assetLink, entryLink, makeAsset, makeEntry } from '@tests/factories/space'
import {
  document,
  embeddedAsset,
  embeddedEntry,
  entryHyperlink,
  hyperlink,
  node,
  paragraph,
  table,
  text,
} from '@tests/unit/server/content/support/documents'
import { findingsOf } from './check-model'

const page = (fields: Record<string, unknown>, id = 'p') =>
  makeEntry('page', { id, fields: { title: 'Página', slug: id, ...fields } })
const picture = makeAsset({ id: 'foto' })
const image = makeEntry('image', { id: 'imagem', fields: { image: picture, altText: 'Pote' } })
const at = (field: string, reason: string) => [`entry p (page) field ${field}: ${reason}`]

describe('links', () => {
  test.each([
    ['next', entryLink('nada'), 'links to entry nada, which does not exist'],
    [
      'pictures',
      [entryLink('foto')],
      'links to entry foto, which does not exist; an asset has that id: { $picture: foto }',
    ],
    ['picture', assetLink('nada'), 'links to asset nada, which does not exist'],
    ['picture', assetLink('imagem'), 'links to asset imagem, which does not exist; an entry has that id'],
    ['picture', entryLink('imagem'), 'links to Entry imagem, where Asset is expected'],
    ['next', entryLink('imagem'), 'links to entry imagem of type image, only page is allowed here'],
    [
      'picture',
      assetLink('texto'),
      'links to asset texto of type application/pdf, only images are allowed here',
    ],
    ['next', entryLink('rascunho'), 'is published, but links to entry rascunho, which is a draft'],
  ])('%s', (field, value, reason) => {
    const draft = makeEntry('page', { id: 'rascunho', status: 'draft', fields: { title: 'Página' } })
    const pdf = makeAsset({ id: 'texto', contentType: 'application/pdf' })
    const errors = findingsOf(page({ [field]: value }), image, picture, draft, pdf).filter(
      (line) => !line.startsWith('note'),
    )
    expect(errors).toEqual(at(field, reason))
  })

  test('a draft may link to a draft', () => {
    const draft = (id: string, next: string) =>
      makeEntry('page', { id, status: 'draft', fields: { title: 'Página', slug: id, next: entryLink(next) } })
    expect(findingsOf(draft('a', 'b'), draft('b', 'a'))).toEqual([])
  })
})

describe('addresses', () => {
  test.each([
    '/',
    '/search',
    '/search/?term=tosse',
    '/p/#uso',
    'https://example.com',
    'mailto:a@b.co',
    'tel:08000001894',
    'tel:192',
    '#topo',
  ])('%s is one', (link) => {
    expect(findingsOf(page({ link }))).toEqual([])
  })

  test.each([
    ['/nada', '/nada leads to no page'],
    ['/pt-br/p', '/pt-br/p: leave out /pt-br, the site adds it'],
    ['p', '"p" is neither a path that starts with / nor an address such as https://'],
    ['/rascunho', '/rascunho leads to page d, which is a draft'],
  ])('%s is none', (link, reason) => {
    const draft = makeEntry('page', {
      id: 'd',
      status: 'draft',
      fields: { title: 'Página', slug: 'rascunho' },
    })
    expect(findingsOf(page({ link }), draft)).toEqual(at('link', reason))
  })

  test('a redirect goes from where no page is to where one is', () => {
    const redirect = (id: string, from: string, to: string) =>
      makeEntry('redirect', { id, fields: { from, to } })
    const found = findingsOf(
      page({}),
      redirect('a', '/velho', '/p'),
      redirect('b', '/p', '/x'),
      redirect('c', 'q', '/p'),
    )
    expect(found).toEqual([
      'entry b (redirect) field from: /p is the address of page p: the redirect would hide it',
      'entry b (redirect) field to: /x leads to no page',
      'entry c (redirect) field from: q does not start with /',
    ])
  })
})

describe('rich text', () => {
  test('a sound text has no findings', () => {
    const body = document(
      paragraph(text('a', 'bold'), hyperlink('/p', text('aqui'))),
      node('unordered-list', [node('list-item', [paragraph(text('b'))])]),
      table(['c']),
      embeddedEntry('imagem'),
      paragraph(entryHyperlink('p', text('página'))),
    )
    expect(findingsOf(page({ body }), image, picture)).toEqual([])
  })

  test.each([
    ['body', node('heading-1', [text('T')]), 'node heading-1 is not allowed ("T")'],
    ['body', paragraph(text('x', 'strikethrough')), 'mark strikethrough is not allowed ("x")'],
    ['body', embeddedEntry('p'), 'links to entry p of type page, only image is allowed here'],
    ['plain', embeddedEntry('imagem'), 'node embedded-entry-block is not allowed ("")'],
    ['body', embeddedEntry('nada'), 'links to entry nada, which does not exist'],
    ['body', embeddedAsset('nada'), 'links to asset nada, which does not exist'],
    ['body', node('embedded-entry-block'), 'embedded-entry-block has no target'],
    ['body', paragraph(entryHyperlink('imagem', text('x'))), 'links to entry imagem (image), no page'],
    ['body', paragraph(hyperlink('/nada', text('x'))), '/nada leads to no page'],
    ['body', paragraph(hyperlink('/p')), 'the link to /p has no text'],
    ['body', paragraph(node('hyperlink', [text('x')])), 'a hyperlink has no address'],
    ['body', 'texto solto', 'holds something that is no node'],
  ])('%s', (field, content, reason) => {
    const keep = makeEntry('page', { id: 'k', fields: { title: 'Página', slug: 'k', pictures: [image] } })
    expect(findingsOf(page({ [field]: document(content) }), keep, image, picture)).toEqual(at(field, reason))
  })
})
