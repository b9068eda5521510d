import type { NextApiRequest, NextApiResponse } from 'next'
import handler from '@/pages/api/reviews/photos/[id]'

const mockFind = jest.fn()
jest.mock('@/server/features/reviews/photo/find-photo', () => ({
  findPhoto: (...asked: unknown[]) => mockFind(...asked),
}))

const ask = async (query: Record<string, string | string[]>, method = 'GET') => {
  const headers: Record<string, unknown> = {}
  const sent = { status: 0, headers }
  const response = {
    setHeader: (name: string, value: unknown) => {
      headers[name.toLowerCase()] = value
      return response
    },
    status: (status: number) => {
      sent.status = status
      return response
    },
    end: () => response,
    send: () => response,
  }
  const request = { method, query, headers: {} } as unknown as NextApiRequest
  await handler(request, response as unknown as NextApiResponse)
  return sent
}

test.each([
  ['of a published review', true, 'public, max-age=86400'],
  ['of one that waits', false, 'private, no-store'],
])(
  'a photo %s is a picture and nothing else, under a name of the site’s own (REVIEW-5)',
  async (_, isPublic, cache) => {
    mockFind.mockResolvedValue({ bytes: Buffer.from('photo'), isPublic })
    expect(await ask({ id: 'a-review', token: 'a-token' })).toEqual({
      status: 200,
      headers: expect.objectContaining({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-disposition': 'inline; filename="foto.webp"',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': cache,
      }),
    })
    expect(mockFind).toHaveBeenLastCalledWith('a-review', 'a-token')
  },
)

test('no photo, several tokens and other methods show nothing, and nothing of it is kept', async () => {
  mockFind.mockResolvedValue(null)
  const none = await ask({ id: 'a-review', token: ['a', 'b'] })
  expect(none).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
  expect(mockFind).toHaveBeenLastCalledWith('a-review', null)
  expect(await ask({ id: 'a-review' }, 'POST')).toMatchObject({ status: 405 })
})
