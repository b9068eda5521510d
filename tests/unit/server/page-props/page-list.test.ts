import { pageListOf } from '@/server/page-props/page-list'

const listed = jest.fn()
const get = jest.fn()
jest.mock('@/server/content/paths', () => ({
  ...jest.requireActual('@/server/content/paths'),
  sitePaths: () => ({ listed }),
}))
jest.mock('@/server/content/pages', () => ({
  ...jest.requireActual('@/server/content/pages'),
  contentPages: () => ({ globalData: async () => ({ labels: {} }), get }),
}))

const indexOf = (count: number) =>
  new Map(
    Array.from({ length: count }, (_, page) => [
      `produtos/p${page}`,
      { type: page % 2 === 0 ? 'product' : 'article', title: `Página ${page}` },
    ]),
  )

test('the list of a type names all of its pages, part by part, each of one size (behavior SITEMAP-2)', async () => {
  listed.mockResolvedValue(indexOf(4000))
  const found = new Set<string>()
  for (let part = 1; part <= 14; part += 1) {
    const page = await pageListOf(`lista/produtos${part > 1 ? `/${part}` : ''}`, 'delivery')
    const links = page?.left[0]?.links ?? []
    expect(links.length).toBeLessThanOrEqual(150)
    for (const { href } of links) found.add(href)
    expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(26_000)
    expect(page?.meta).toMatchObject({
      noIndex: true,
      description: expect.stringMatching(/^Todos os produtos.* ao \d+ de 2000\.$/),
    })
  }
  expect(found.size).toBe(2000)
  expect(await pageListOf('lista/produtos/15', 'delivery')).toBeNull()
})

test('what article listings show beside articles is in the list of articles (behavior LIST-8)', async () => {
  listed.mockResolvedValue(
    new Map([
      ['dicas/tosse', { type: 'article', title: 'Tosse', rawSlug: 'dicas/tosse' }],
      ['dicas', { type: 'articleListing', title: 'Dicas', rawSlug: '/dicas' }],
    ]),
  )
  const cards = [
    { href: '/pt-br/dicas/tosse/', title: 'Tosse' },
    { href: '/pt-br/videos/', title: 'Filmes' },
    { href: 'https://www.gov.br/saude/', title: 'Saúde' },
    { href: null, title: 'Sem endereço' },
  ]
  get.mockResolvedValue({ teasers: cards.map((card) => ({ card })) })
  const page = await pageListOf('lista/artigos', 'delivery')
  expect(listed).toHaveBeenLastCalledWith('delivery', ['article', 'articleListing'])
  expect(get.mock.calls).toEqual([['articleListing', '/dicas', 'delivery']])
  expect(page?.left[0]?.links.map(({ text }) => text)).toEqual(['Filmes', 'Saúde', 'Tosse'])
})

test('a part leads to its neighbors, to the first and to the last', async () => {
  listed.mockResolvedValue(indexOf(4000))
  const page = await pageListOf('lista/produtos/5', 'delivery')
  expect(page?.title).toBe('Todos os produtos, parte 5 de 14')
  expect(page?.right[0]?.links.map(({ href }) => href)).toEqual([
    '/pt-br/lista/produtos/',
    '/pt-br/lista/produtos/4/',
    '/pt-br/lista/produtos/6/',
    '/pt-br/lista/produtos/14/',
  ])
})

test.each(['lista/nada', 'produtos', 'lista/produtos/0', 'lista/colecoes'])(
  'there is no list %s',
  async (slug) => {
    listed.mockResolvedValue(indexOf(10))
    expect(await pageListOf(slug, 'delivery')).toBeNull()
  },
)
