import { muteConsole } from '@tests/factories/mute'
import { ContentError } from '@/server/content/service/errors'
import { createFetch } from '@/server/content/service/fetch-entries'
import type { Query } from '@/server/content/service/query'
import type { RawEntry } from '@/server/content/service/reply'

const entry = (id: string): RawEntry => ({
  sys: { id, contentType: { sys: { id: 'product' } } },
  fields: {},
})
const space = (count: number): RawEntry[] =>
  Array.from({ length: count }, (_, index) => entry(`p${String(index).padStart(5, '0')}`))

interface Asked {
  skip: number
  limit: number
  include: unknown
  order: unknown
}

/** A service that holds `entries` and cannot carry more than `most` of them, or of levels, in one reply. */
const serve = (entries: () => RawEntry[], tooBig: (asked: Asked) => boolean = () => false) => {
  const asked: Asked[] = []
  const queryOnce: Query = async (_, query) => {
    const { skip = 0, limit = 100, include, order } = query
    const call = { skip: Number(skip), limit: Number(limit), include, order }
    asked.push(call)
    if (tooBig(call)) throw new ContentError('tooBig', 'Response size too big.')
    const all = entries()
    const items = all.slice(call.skip, call.skip + call.limit)
    return { total: all.length, skip: call.skip, limit: call.limit, items }
  }
  return { asked, queryOnce }
}

const idsOf = (items: RawEntry[]) => items.map(({ sys }) => sys.id)
const fetchFrom = (query: Query) => createFetch({ query, dependOn: () => undefined })
const LIST = { content_type: 'product', include: 10, limit: 200 }

muteConsole('warn')

test.each([0, 1, 199, 200, 201, 400, 765])(
  'a list of %i entries comes whole, each once (QUERY-2)',
  async (count) => {
    const { asked, queryOnce } = serve(() => space(count))
    const { items } = await fetchFrom(queryOnce).fetchEntries('delivery', LIST)
    expect(idsOf(items)).toEqual(idsOf(space(count)))
    expect(asked).toHaveLength(Math.max(1, Math.ceil(count / 200)))
    expect(asked.every(({ limit, order }) => limit === 200 && order === 'sys.id')).toBe(true)
  },
)

test('a list of slugs starts with 300 and goes on in the largest pages: 5,000 pages cost six calls (QUERY-2)', async () => {
  const { asked, queryOnce } = serve(() => space(5000))
  const query = { content_type: 'contentPage', select: 'sys,fields.slug', include: 10, limit: 300 }
  const { items } = await fetchFrom(queryOnce).fetchEntries('delivery', query)
  expect(new Set(idsOf(items)).size).toBe(5000)
  expect(asked.map(({ limit }) => limit)).toEqual([300, 1000, 1000, 1000, 1000, 1000])
})

test('an entry published while the list is read does not make another one count twice', async () => {
  let calls = 0
  const { queryOnce } = serve(() => {
    calls += 1
    return calls === 1 ? space(300) : [entry('p0'), ...space(300)]
  })
  const { items } = await fetchFrom(queryOnce).fetchEntries('delivery', LIST)
  expect(idsOf(items)).toEqual(idsOf(space(300)))
})

test('a service that says there is more but sends nothing is not asked for ever', async () => {
  const queryOnce = async () => ({ total: 10, skip: 0, limit: 5, items: [] })
  await expect(fetchFrom(queryOnce).fetchEntries('delivery', LIST)).resolves.toMatchObject({ items: [] })
})

test('a reply that is too big is asked for in halves, and the size that fits is kept (QUERY-2)', async () => {
  const { asked, queryOnce } = serve(
    () => space(120),
    ({ limit }) => limit > 50,
  )
  const { items } = await fetchFrom(queryOnce).fetchEntries('delivery', LIST)
  expect(idsOf(items)).toEqual(idsOf(space(120)))
  expect(asked.map(({ limit, skip }) => `${skip}+${limit}`)).toEqual([
    '0+200',
    '0+100',
    '0+50',
    '50+50',
    '100+50',
  ])
})

test('a size that was too big once is not tried again, large pages of slugs included', async () => {
  const { asked, queryOnce } = serve(
    () => space(1500),
    ({ limit }) => limit > 600,
  )
  await fetchFrom(queryOnce).fetchEntries('delivery', { content_type: 'product', select: 'sys', limit: 300 })
  expect(asked.map(({ limit }) => limit)).toEqual([300, 1000, 500, 500, 500])
})

test('an entry of a list that is too big by itself is asked for with fewer levels of links', async () => {
  const { asked, queryOnce } = serve(
    () => space(1),
    ({ include }) => Number(include) > 2,
  )
  await fetchFrom(queryOnce).fetchEntries('delivery', { content_type: 'product', include: 10, limit: 1 })
  expect(asked.map(({ include }) => include)).toEqual([10, 5, 2])
})

test('an entry too big at every depth fails as that', async () => {
  const { queryOnce } = serve(
    () => space(1),
    () => true,
  )
  await expect(fetchFrom(queryOnce).fetchEntries('delivery', LIST)).rejects.toMatchObject({ code: 'tooBig' })
})

test('any other failure is passed on, not halved', async () => {
  const queryOnce = jest.fn(() => Promise.reject(new ContentError('unavailable', 'outage')))
  await expect(fetchFrom(queryOnce).fetchEntries('delivery', LIST)).rejects.toMatchObject({
    code: 'unavailable',
  })
  expect(queryOnce).toHaveBeenCalledTimes(1)
})

test('no entry in the answer is an absence, not a failure', async () => {
  const { queryOnce } = serve(() => [])
  await expect(fetchFrom(queryOnce).fetchEntry('delivery', { content_type: 'product' })).resolves.toBeNull()
})
