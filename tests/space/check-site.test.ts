import type { ExportEntry } from '@sandbox/export-format'
import { modelTypes as types } from '@sandbox/space/loading/content-types'
import { describeProblem } from '@sandbox/space/loading/problem'
import { entryLink, makeEntry, makeSpace } from '@tests/factories/space'
import { checkSpace } from '../../tools/scripts/space/check/space'

/** What the check tells about these entries, but that nothing uses them, and what a whole space has beside them. */
const findingsOf = (...entries: ExportEntry[]): string[] =>
  checkSpace(makeSpace(...entries), { types })
    .map((finding) => `${finding.level === 'note' ? 'note: ' : ''}${describeProblem(finding)}`)
    .filter((line) => !/is not used$|^note: space: no (?:entry|page)/.test(line))

const page = (id: string, slug: string, fields: Record<string, unknown> = {}) =>
  makeEntry('contentPage', { id, fields: { name: id, slug, ...fields } })
const redirect = (id: string, from: string, to: string) => makeEntry('redirect', { id, fields: { from, to } })
const label = (key: string, value: string) => makeEntry('labels', { id: 'l', fields: { key, value } })

describe('places', () => {
  test('a slug that a page at a fixed path holds is named', () => {
    expect(findingsOf(page('p', 'search'))).toEqual([
      'entry p (contentPage) field slug: "search" is the address of the searchPage, which is served there',
    ])
  })

  test('a slug that means home is named', () => {
    expect(findingsOf(page('p', '/'))).toContain(
      'entry p (contentPage) field slug: "/" is the address of the home page',
    )
  })

  test('two slugs that mean one address are named, whatever stands round them', () => {
    expect(findingsOf(page('p', 'sobre'), page('q', 'sobre/'))).toContain(
      'entry q (contentPage) field slug: "sobre/" is the path of p (contentPage) already',
    )
  })

  test.each(['header', 'footer'])('a second %s is named', (type) => {
    const entries = ['a', 'b'].map((id) => makeEntry(type, { id, fields: { name: id, brandLogo: null } }))
    expect(findingsOf(...entries)).toContain(
      `entry b (${type}): is a second ${type} beside a: the site reads one`,
    )
  })
})

describe('redirects', () => {
  test('two of one address are named, in whatever capitals', () => {
    expect(
      findingsOf(page('p', 'novo'), redirect('a', '/velho', '/novo'), redirect('b', '/Velho/', '/novo')),
    ).toEqual(['entry b (redirect) field from: /Velho/ is the old address of redirect a already'])
  })

  test('one that leads to another works, and is not objected to', () => {
    expect(
      findingsOf(page('p', 'novo'), redirect('a', '/velho', '/meio'), redirect('b', '/meio', '/novo')),
    ).toEqual([])
  })

  test('two that lead to each other are named; what leads into a circle is not', () => {
    const circle = [redirect('a', '/velho', '/meio'), redirect('b', '/meio', '/velho')]
    expect(findingsOf(...circle, redirect('c', '/outro', '/meio'))).toEqual([
      'entry a (redirect) field to: /velho leads back to the old address, by a, b',
      'entry b (redirect) field to: /meio leads back to the old address, by b, a',
    ])
  })

  test.each(['/velho?id=3', '/velho#x', '/velho/*'])('one of %s would be ignored, and is named', (from) => {
    expect(findingsOf(page('p', 'novo'), redirect('a', from, '/novo'))).toEqual([
      `entry a (redirect) field from: ${from} has a query, an anchor or a star: only whole paths are redirected, this one is ignored`,
    ])
  })

  test('one that leads to itself leads to no page', () => {
    expect(findingsOf(redirect('a', '/velho', '/velho'))).toEqual([
      'entry a (redirect) field to: /velho leads to no page',
    ])
  })
})

describe('addresses', () => {
  const link = (url: string) => findingsOf(makeEntry('link', { id: 'l', fields: { url } }))

  test.each([
    'HTTPS://loja.example',
    'whatsapp://send?phone=5500000000000',
    'loja.example/ofertas',
    '//loja.example',
  ])('%s is drawn by the site, so it is not objected to', (url) => {
    expect(link(url)).toEqual([])
  })

  test.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'https://', 'http://[', 'data:text/html,x'])(
    '%s is not drawn by the site, so it is named',
    (url) => {
      expect(link(url)).toEqual([expect.stringContaining('field url: ')])
    },
  )

  test('a canonical address is held to the same rule', () => {
    const meta = makeEntry('pageMetadata', 'm', { metaTitle: 'T', canonicalUrl: 'javascript:x' })
    expect(findingsOf(meta)).toEqual([expect.stringContaining('entry m (pageMetadata) field canonicalUrl')])
  })
})

describe('texts', () => {
  test('a required text of blanks is missing', () => {
    const meta = makeEntry('pageMetadata', { id: 'm', fields: { metaTitle: '  ' } })
    expect(findingsOf(meta)).toEqual(['entry m (pageMetadata) field metaTitle: is required'])
  })

  test('fields in a language that the space does not have are named', () => {
    const odd = makeEntry('link', { id: 'l', fields: { url: 'https://a.example' } })
    odd.fields.text = { 'en-US': 'Here' }
    expect(findingsOf(odd)).toEqual(['entry l (link): has fields in en-US, which is no locale of the space'])
  })

  test('a text of the interface with an unknown key is named', () => {
    expect(findingsOf(label('menu.opem', 'Abrir'))).toEqual([
      'entry l (labels) field key: menu.opem is no key of a text of the site',
    ])
  })

  test('a text of the interface that wants to fill in what it cannot know is named', () => {
    expect(findingsOf(label('footer.copyright', '© {year} {brand}'))).toEqual([
      'entry l (labels) field value: {brand} is not filled in here; the text allows year',
    ])
  })
})

test('a list that makes a page heavy is told, with what becomes of it', () => {
  const products = Array.from({ length: 13 }, (_, index) =>
    makeEntry('product', `p${index}`, { name: 'P', title: 'P', slug: `p${index}`, isMedicine: false }),
  )
  const first = makeEntry('product', 'q', {
    name: 'Q',
    title: 'Q',
    slug: 'q',
    isMedicine: false,
    relatedProducts: products,
  })
  expect(findingsOf(first, ...products)).toEqual([
    'note: entry q (product) field relatedProducts: has 13 items: the page shows the first 12',
  ])
})

test('a video of no known kind is named', () => {
  const video = makeEntry('video', { id: 'v', fields: { title: 'V', videoLink: 'https://videos.example/1' } })
  expect(findingsOf(video)).toEqual([
    'entry v (video) field videoLink: is neither a YouTube or Vimeo address nor a video file',
  ])
})

test.each([
  ['menuItemContainer', { title: 'Linhas' }, 'menuItems'],
  ['carousel', { name: 'C' }, 'panels'],
  ['sectionContainer', { name: 'S' }, 'sectionContent'],
])('a %s with nothing in it is told', (type, fields, field) => {
  expect(findingsOf(makeEntry(type, { id: 'e', fields }))).toEqual([
    `note: entry e (${type}) field ${field}: is empty: nothing of it is rendered`,
  ])
})

test('a wrong name in the order of home is named', () => {
  const home = makeEntry('homePage', { id: 'h', fields: { sectionOrder: ['advice', 'destaques'] } })
  expect(findingsOf(home).filter((line) => line.includes('sectionOrder'))).toEqual([
    expect.stringContaining('entry h (homePage) field sectionOrder: "destaques" is no section; known are '),
  ])
})

test('a group of a menu that contains itself is named', () => {
  const group = makeEntry('menuItemContainer', { id: 'g', fields: { menuItems: [entryLink('g')] } })
  expect(findingsOf(group)).toContain(
    'entry g (menuItemContainer) field menuItems: links to its own entry: the site leaves that out',
  )
})
