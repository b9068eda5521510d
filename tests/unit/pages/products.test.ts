import type { NextApiRequest, NextApiResponse } from 'next'
import handler from '@/pages/api/products'
import { productsOfFacet } from '@/shared/content-model/products/products-of-facet'

const ALL = [{ facets: ['tosse'] }, { facets: ['nariz'] }]

jest.mock('@/server/content/pages', () => ({
  contentPages: () => ({
    source: () => 'delivery',
    listedProducts: async (facet: string) => productsOfFacet(ALL, facet),
  }),
}))

const responseTo = async (facet: unknown) => {
  const headers: Record<string, unknown> = {}
  let status = 200
  let count: number | undefined
  const response: object = {
    setHeader: (name: string, value: unknown) => {
      headers[name.toLowerCase()] = value
      return response
    },
    status: (code: number) => {
      status = code
      return response
    },
    json: ({ products }: { products?: unknown[] }) => {
      count = products?.length
    },
  }
  const request = { method: 'GET', url: '/api/products/', query: { facet }, headers: {} }
  await handler(request as Partial<NextApiRequest> as NextApiRequest, response as NextApiResponse)
  return { status, count, isCacheable: String(headers['cache-control']).includes('s-maxage') }
}

test.each([
  ['a facet', 'tosse', { status: 200, count: 1, isCacheable: true }],
  ['facets that are alternatives', 'nariz, tosse', { status: 200, count: 2, isCacheable: true }],
  ['all products', 'PLP', { status: 200, count: 2, isCacheable: true }],
  ['what a visitor invented', '__proto__', { status: 200, count: 2, isCacheable: false }],
  ['two facets at once', ['tosse', 'nariz'], { status: 400, count: undefined, isCacheable: false }],
  ['nothing', undefined, { status: 400, count: undefined, isCacheable: false }],
])(
  'caches keep the products of %s, and no copy of what is none (SPEED-8)',
  async (_name, facet, expected) => {
    expect(await responseTo(facet)).toEqual(expected)
  },
)
