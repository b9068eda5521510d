import { previewResponse } from '@/server/page-props/preview-response'

jest.mock('@/server/log/logger', () => ({ logger: { warn: jest.fn(), error: jest.fn() } }))
jest.mock('@/shared/config/env', () => ({
  serverEnv: () => ({ PREVIEW_SECRET: 'a-secret-of-24-characters' }),
}))
jest.mock('@/server/content/pages', () => ({
  ContentError: class extends Error {},
  contentPages: () => ({ globalData: async () => ({ labels: {} }) }),
}))
jest.mock('@/server/content/preview', () => ({
  drafts: () => ({
    idAt: async (slug: string) => ({ '': 'home', sobre: 'about' })[slug] ?? null,
    slugShowing: async (id: string) => ({ notice: 'sobre', header: '' })[id] ?? null,
  }),
}))

const ask = (question: { slug?: string; id?: string; shows?: string | string[]; em?: string | string[] }) =>
  previewResponse({ secret: 'a-secret-of-24-characters', slug: undefined, ...question })

test.each([[undefined], [''], [' '], ['/']])(
  'a preview of the slug %j is refused (PREVIEW-1)',
  async (slug) => {
    expect(await ask({ ...(slug !== undefined && { slug }), id: 'new' })).toMatchObject({
      status: 400,
      text: expect.stringContaining('chegou sem slug'),
    })
  },
)

test('a preview of home is asked for by name', async () => {
  expect(await ask({ slug: 'home', id: 'home' })).toEqual({ status: 307, path: '/pt-br/' })
})

test('an entry whose slug another page has is told so; the page itself opens, with and without an id (PREVIEW-1)', async () => {
  expect(await ask({ slug: 'sobre', id: 'other' })).toMatchObject({
    status: 409,
    text: expect.stringMatching(/Outra página já tem o slug sobre: a entrada about\./),
  })
  for (const id of ['about', ''])
    expect(await ask({ slug: 'sobre', id })).toEqual({ status: 307, path: '/pt-br/sobre/' })
})

test.each(['24/12/2026', '2026-13-40', 'amanhã', ['2026-12-24', '2026-12-25']])(
  'TIME-3: a preview of the day %j is refused in words, not shown without it',
  async (em) => {
    expect(await ask({ slug: 'sobre', em })).toMatchObject({
      status: 400,
      text: expect.stringContaining('em=2026-12-24'),
    })
  },
)

test('TIME-3: a day leads to the page', async () => {
  expect(await ask({ slug: 'sobre', em: '2026-12-24' })).toEqual({ status: 307, path: '/pt-br/sobre/' })
})

test('an entry without a page opens a page that shows it; one that none shows is told so (PREVIEW-1)', async () => {
  expect(await ask({ shows: 'notice', em: '2026-12-24' })).toEqual({ status: 307, path: '/pt-br/sobre/' })
  expect(await ask({ shows: 'header' })).toEqual({ status: 307, path: '/pt-br/' })
  for (const shows of ['loose', '//evil.example', ['notice', 'notice']])
    expect(await ask({ shows })).toMatchObject({
      status: 404,
      text: expect.stringContaining('Nenhuma página mostra esta entrada'),
    })
})
