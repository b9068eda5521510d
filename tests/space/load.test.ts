import { loadSampleSpace } from '@sandbox/space/load'
import { assetLink, entryLink } from '@tests/factories/space'
import { fieldOf, problemsOf, readEntries, readFolder, withFolder } from './sample-folder'

const ENTRIES = `
- $id: product-pomada
  $type: product
  name: Pomada
  title: |
    Brisamenta Pomada
  slug: produtos/pomada
  line:
  metadata:
    metaTitle: Pomada
  breadcrumbs:
    - title: Início
    - trilha-produtos
  heroImage: { $picture: pack }
  relatedProducts: [product-inalador]
`

const MANIFEST = `
- { id: pack, file: packs/pack.png, title: Pote, description: Pote verde, width: 1600, height: 900, contentType: image/png }
- { id: pack-mobile, file: packs/pack-m.png, title: Pote, width: 800, height: 900 }
`

describe('entries', () => {
  test('link fields hold links; entries written in place get the id of their place', async () => {
    const sample = await readFolder({ 'entries/a.yaml': ENTRIES, 'assets/packs.yaml': MANIFEST })
    expect(sample.problems).toEqual([])
    expect(sample.space.entries.map(({ sys }) => sys.id)).toEqual([
      'product-pomada',
      'product-pomada.metadata',
      'product-pomada.breadcrumbs.0',
      'picture.pack',
    ])
    expect(fieldOf(sample, 'product-pomada', 'metadata')).toEqual(entryLink('product-pomada.metadata'))
    expect(fieldOf(sample, 'product-pomada', 'relatedProducts')).toEqual([entryLink('product-inalador')])
    expect(fieldOf(sample, 'product-pomada', 'title')).toBe('Brisamenta Pomada')
    expect(fieldOf(sample, 'product-pomada', 'line')).toBeUndefined()
    expect(sample.sources.get('product-pomada.metadata')).toBe('entries/a.yaml')
  })

  test('a long id of a place gets a hashed tail, always the same', async () => {
    const id = 'x'.repeat(60)
    const yaml = `[{ $id: ${id}, $type: article, name: a, title: a, slug: a, metadata: { metaTitle: b } }]`
    const [first, second] = [await readEntries(yaml), await readEntries(yaml)]
    const ids = first.space.entries.map(({ sys }) => sys.id)
    expect(ids[1]).toMatch(/^x{53}\.[0-9a-f]{10}$/)
    expect(second.space.entries.map(({ sys }) => sys.id)).toEqual(ids)
  })

  test('statuses: published, draft, changed; entries in place follow their parent', async () => {
    const { space } = await readEntries(`
- { $id: a, $type: labels, key: a, value: a, $publishedAt: 2026-10-02 }
- { $id: b, $type: article, $status: draft, name: b, title: b, slug: b, metadata: { metaTitle: b } }
- { $id: c, $type: labels, $status: changed, key: c, value: c }
- { $id: d, $type: labels, key: d, value: d, $publishedAt: 2026-10-02, $updatedAt: 2026-10-20 }
- { $id: e, $type: article, name: e, title: e, slug: e, reviewDate: 2026-11-20 }
`)
    const [published, draft, ofDraft, changed, updated, reviewed] = space.entries.map(({ sys }) => sys)
    expect(published).toMatchObject({
      version: 2,
      publishedVersion: 1,
      publishedCounter: 1,
      createdAt: '2026-10-02T12:00:00.000Z',
      publishedAt: '2026-10-02T12:00:00.000Z',
      firstPublishedAt: '2026-10-02T12:00:00.000Z',
      contentType: { sys: { id: 'labels' } },
      space: { sys: { id: 'sample' } },
      environment: { sys: { id: 'master' } },
    })
    expect(draft).not.toHaveProperty('publishedVersion')
    expect(ofDraft).not.toHaveProperty('publishedVersion')
    expect(changed?.version).toBeGreaterThan((changed?.publishedVersion ?? 0) + 1)
    expect(changed?.updatedAt).not.toBe(changed?.publishedAt)
    expect(updated).toMatchObject({
      createdAt: '2026-10-02T12:00:00.000Z',
      firstPublishedAt: '2026-10-02T12:00:00.000Z',
      publishedAt: '2026-10-20T12:00:00.000Z',
      updatedAt: '2026-10-20T12:00:00.000Z',
    })
    expect(reviewed).toMatchObject({
      createdAt: '2026-11-01T12:00:00.000Z',
      publishedAt: '2026-11-20T12:00:00.000Z',
    })
  })
})

describe('pictures', () => {
  const yaml = `
- { $id: a, $type: popularSearch, title: a, heroImage: { $picture: pack } }
- { $id: b, $type: popularSearch, title: b, heroImage: { $picture: pack } }
- { $id: c, $type: popularSearch, title: c, heroImage: { $picture: pack, alt: Outro texto } }
- { $id: d, $type: popularSearch, title: d, heroImage: { $picture: pack, mobile: pack-mobile } }
`

  test('who shows the same picture shares one entry', async () => {
    const sample = await readFolder({ 'entries/a.yaml': yaml, 'assets/packs.yaml': MANIFEST })
    const ids = sample.space.entries.map(({ sys }) => sys.id).filter((id) => id.startsWith('picture'))
    expect(ids).toHaveLength(3)
    expect(fieldOf(sample, 'b', 'heroImage')).toEqual(entryLink('picture.pack'))
    expect(fieldOf(sample, 'picture.pack', 'altText')).toBe('Pote verde')
    expect(fieldOf(sample, 'picture.pack', 'width')).toBe(1600)
    expect(fieldOf(sample, ids[1] ?? '', 'altText')).toBe('Outro texto')
    expect(ids[2]).toBe('pictures.pack.pack-mobile')
    expect(fieldOf(sample, 'pictures.pack.pack-mobile', 'smartphoneImage')).toEqual(assetLink('pack-mobile'))
    expect(fieldOf(sample, 'pictures.pack.pack-mobile', 'tabletImage')).toBeUndefined()
  })

  test('an asset has an address like Contentful gives it, and its size in bytes and pixels', async () => {
    const { space } = await readFolder({ 'assets/packs.yaml': MANIFEST, 'assets/packs/pack.png': 'bytes' })
    expect(space.assets[0]?.fields.file?.['pt-BR']).toEqual({
      url: expect.stringMatching(/^\/\/images\.ctfassets\.net\/sample\/pack\/[0-9a-f]{32}\/pack\.png$/),
      fileName: 'pack.png',
      contentType: 'image/png',
      details: { size: 5, image: { width: 1600, height: 900 } },
    })
  })

  test('missing picture files are told in one warning', async () => {
    const warn = jest.fn()
    const files = {
      'assets/packs.yaml': MANIFEST,
      'assets/packs/pack.png': 'bytes',
      'entries/a.yaml': '- { $id: a, $type: country, title: a, language: b, flag: nova }',
    }
    const space = await withFolder(files, (folder) => loadSampleSpace(folder, warn))
    expect(space.assets).toHaveLength(2)
    expect(warn.mock.calls).toEqual([
      ['Sample space: 2 picture(s) do not exist yet: packs/pack-m.png, nova.'],
    ])
  })
})

describe('problems name file, entry, field and reason', () => {
  test.each([
    ['- { $id: a, $type: nothing }', 'entry a (nothing): unknown content type [entries/a.yaml]'],
    ['- { $id: a }', 'entry a: $type is missing [entries/a.yaml]'],
    ['- { $type: labels }', 'entries/a.yaml: item 1: has no $id'],
    ['- text', 'entries/a.yaml: item 1: is not an entry'],
    ['a: 1', 'entries/a.yaml: does not contain a list'],
    [
      '- { $id: a b, $type: labels }',
      'entry a b (labels): an id has 1 to 64 of A-Z a-z 0-9 - _ . [entries/a.yaml]',
    ],
  ])('%s', async (yaml, problem) => {
    expect(await problemsOf(yaml)).toEqual([problem])
  })

  test.each([
    ['labels, $state: x', ': unknown $state'],
    ['labels, $status: x', ': $status "x" is none of published, draft, changed'],
    ['labels, $publishedAt: 3.11.2026', ': $publishedAt "3.11.2026" is not a date such as 2026-11-03'],
    ['labels, text: x', ' (labels) field text: the content type has no such field'],
    ['menuSlot, menuItems: x', ' (menuSlot) field menuItems: takes a list'],
    ['menuSlot, menuSlot: [{ title: x }]', ' (menuSlot) field menuSlot.0: $type is missing'],
    ['country, flag: { $picture: x }', ' (country) field flag: takes an asset: write its id'],
    [
      'menuItem, menuImage: { $picture: x, altt: y }',
      ' (menuItem) field menuImage: $picture does not accept altt',
    ],
    ['menuItem, link: { $picture: x }', ' (menuItem) field link: takes link, not a $picture (image)'],
    ['menuItem, link: 3', ' (menuItem) field link: a link is an id or an entry in place, not 3'],
  ])('an entry of type %s', async (entry, problem) => {
    expect(await problemsOf(`- { $id: a, $type: ${entry} }`)).toEqual([`entry a${problem} [entries/a.yaml]`])
  })

  test('all at once, with broken YAML and duplicate ids', async () => {
    const files = {
      'entries/a.yaml': '- { $id: a, $type: labels, key: a, value: a }',
      'entries/b.yaml': '- { $id: a, $type: labels, key: a, value: a }',
      'entries/c.yaml': '- {',
      'assets/x.yaml': '[{ id: x }, { id: y, file: y.png }, { id: y, file: y.png }]',
    }
    const message = await withFolder(files, (folder) => loadSampleSpace(folder, jest.fn())).catch(String)
    expect(message).toContain('has 4 problem(s)')
    expect(message).toContain('entry a (labels): duplicate id, already in entries/a.yaml [entries/b.yaml]')
    expect(message).toContain('entries/c.yaml: ')
    expect(message).toContain('assets/x.yaml: asset x: names no file')
    expect(message).toContain('assets/x.yaml: asset y is in assets/x.yaml already')
  })
})
