import { ContentError } from '@/server/content/service/errors'
import { setEnvironment } from './support/environment'
import { newContent } from './support/new-content'

type Root = typeof import('@/server/content/content')

/** What a bundle has: a copy of its own of every module. */
const newBundle = async (): Promise<Root & { Failure: typeof ContentError }> => {
  let bundle: Awaited<ReturnType<typeof newBundle>> | null = null
  await jest.isolateModulesAsync(async () => {
    const { ContentError: Failure } = await import('@/server/content/service/errors')
    bundle = { ...(await import('@/server/content/content')), Failure }
  })
  if (!bundle) throw new Error('nothing was loaded')
  return bundle
}

beforeAll(() => setEnvironment('localhost:1'))

test('all bundles of a process know the same: one throttle, one list of paths, one idea of what is stale', async () => {
  const [pages, routes] = [await newBundle(), await newBundle()]
  expect(routes.createContent).not.toBe(pages.createContent)
  expect(routes.content().memory).toBe(pages.content().memory)
  routes.content().changes.staleGuard.expectRevision('gone', null)
  expect(pages.content().changes.staleGuard.isKnownGone('gone')).toBe(true)
})

test('an instance of its own knows nothing of others', () => {
  const [one, other] = [newContent(), newContent()]
  one.changes.staleGuard.expectRevision('gone', null)
  expect(other.changes.staleGuard.isKnownGone('gone')).toBe(false)
})

test("a failure that comes from another bundle's copy of the class is known for what it is", async () => {
  const { Failure } = await newBundle()
  expect(Failure).not.toBe(ContentError)
  expect(new Failure('timeout', 'late')).toBeInstanceOf(ContentError)
  expect(new Error('late')).not.toBeInstanceOf(ContentError)
})
