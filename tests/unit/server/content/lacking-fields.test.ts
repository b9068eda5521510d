import type { EntriesQuery } from '@/server/content/service/client'
import { ContentError } from '@/server/content/service/errors'
import { type Query, withoutLackingFields } from '@/server/content/service/query'

const mockWarn = jest.fn()
jest.mock('@/server/log/logger', () => ({ logger: { warn: (...args: unknown[]) => mockWarn(...args) } }))

beforeEach(() => mockWarn.mockClear())

/** A service whose space has these fields only, in the words of Contentful. */
const spaceWith = (...fields: string[]) => {
  const asked: string[] = []
  const query: Query = (_, { select }) => {
    asked.push(String(select))
    const unknown = String(select)
      .split(',')
      .find((path) => path.startsWith('fields.') && !fields.includes(path))
    return unknown === undefined
      ? Promise.resolve({ items: [], total: 0 } as never)
      : Promise.reject(
          new ContentError(
            'rejected',
            `The query you sent was invalid. (unknown The path "${unknown}" is not recognized)`,
          ),
        )
  }
  return { asked, query: withoutLackingFields(query) }
}

const wish: EntriesQuery = {
  content_type: 'product',
  select: 'sys,fields.title,fields.minimumAge,fields.line',
}

test('a selected field that the space lacks is named in the log and not asked for again', async () => {
  const { asked, query } = spaceWith('fields.title')
  await query('delivery', wish)
  await query('delivery', wish)
  expect(asked.slice(2)).toEqual(['sys,fields.title', 'sys,fields.title'])
  expect(mockWarn.mock.calls.map(([meta]) => meta)).toEqual([
    { contentType: 'product', field: 'minimumAge' },
    { contentType: 'product', field: 'line' },
  ])
})

test('after some minutes it is asked for again: its owners may have added it', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0)
  const { asked, query } = spaceWith('fields.title', 'fields.line')
  await query('delivery', wish)
  clock.mockReturnValue(300_001)
  await query('delivery', wish)
  expect(asked.filter((select) => select.includes('minimumAge'))).toHaveLength(2)
  clock.mockRestore()
})

test('other refusals stay what they are', async () => {
  const refused = withoutLackingFields(() =>
    Promise.reject(new ContentError('rejected', 'unknownContentType')),
  )
  await expect(refused('delivery', wish)).rejects.toThrow('unknownContentType')
  expect(mockWarn).not.toHaveBeenCalled()
})
