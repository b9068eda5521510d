import type { SpaceExport } from '@sandbox/export-format'
import { muteConsole } from '@tests/factories/mute'
import { makeEntry } from '@tests/factories/space'
import { fakeServiceForSuite } from '@tests/unit/server/content/support/fake-service'
import { startContent } from '@tests/unit/server/content/support/new-content'
import { serveSpace } from '@tests/unit/server/content/support/serve-space'
import { smallSite } from '@tests/unit/server/content/support/small-site'
import { inTemporaryFolder } from '@tests/unit/server/content/support/temporary-folder'
import { readReply } from '@/server/content/service/reply'
import { dependencyStore } from '@/server/publishing/affected/dependency-store'
import type { ContentChange, Job } from '@/server/publishing/revalidation/job-store'
import { takeUpChanges } from '@/server/publishing/revalidation/take-up-changes'

jest.mock('@/shared/utils/sleep', () => ({ sleep: jest.fn(async () => undefined) }))

const TWO_MINUTES = 120_000
const service = fakeServiceForSuite()

inTemporaryFolder()
muteConsole('info', 'warn')

/** A server that has made the page that lists all others, and one more. */
const startServer = async (space: SpaceExport) => {
  const { paths, changes } = startContent()
  service.answer(serveSpace(space))
  await paths.refresh('delivery')
  await dependencyStore().write('/pt-br/mapa/', ['entry:map', 'pages:content'])
  await dependencyStore().write('/pt-br/sobre/', ['entry:about'])
  return { paths, staleGuard: changes.staleGuard }
}

const job = (change: Partial<ContentChange>, receivedAt = Date.now()): Job => ({
  key: `Entry ${change.id}`,
  change: {
    kind: 'Entry',
    id: 'about',
    expects: 'published',
    revision: null,
    updatedAt: null,
    contentType: 'contentPage',
    namedPaths: [],
    ...change,
  },
  work: null,
  attempts: 0,
  receivedAt,
})

test.each([
  ['an unpublishing of what is delivered', { expects: 'gone' }],
  ['a publishing of a revision that never comes', { revision: 99, updatedAt: '2030-01-01T00:00:00.000Z' }],
] as const)('%s ends in two minutes with the page of what is delivered', async (_, change) => {
  const { paths, staleGuard } = await startServer(smallSite())
  const waiting = job(change)
  expect((await takeUpChanges([waiting])).size).toBe(0)
  const late = job(change, Date.now() - TWO_MINUTES)
  expect((await takeUpChanges([late])).get(late)?.paths).toContain('/pt-br/sobre/')
  // Never frozen: neither for visitors nor for the next webhook.
  expect((await paths.afterMiss('delivery')).has('sobre')).toBe(true)
  expect((await paths.reload('delivery')).has('sobre')).toBe(true)
  const sys = { id: 'about', revision: 1, contentType: { sys: { id: 'contentPage' } } }
  const reply = readReply({ total: 1, skip: 0, limit: 1, items: [{ sys, fields: {} }] }, {})
  expect(staleGuard.rejectStale(reply).items).toHaveLength(1)
})

test('what the delivery API confirms is expected from then on', async () => {
  const { staleGuard } = await startServer(smallSite())
  service.answer(serveSpace({ ...smallSite(), entries: [] }))
  const gone = job({ id: 'card', contentType: 'card', expects: 'gone' })
  expect((await takeUpChanges([gone])).has(gone)).toBe(true)
  expect(staleGuard.isKnownGone('card')).toBe(true)
})

const withNew = (fields = {}) => smallSite(makeEntry('contentPage', 'new', { slug: 'novo', ...fields }))

test.each([
  ['publishes a page', smallSite(), withNew()],
  ['unpublishes a page', withNew(), smallSite()],
  ['changes its title', withNew({ title: 'A' }), withNew({ title: 'B' })],
])(
  'a visitor at an unknown address, between an editor who %s and the webhook, hides it from no list of pages',
  async (_, before, after) => {
    const { paths } = await startServer(before)
    service.answer(serveSpace(after))
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000)
    await paths.afterMiss('delivery')
    const isThere = after.entries.some(({ sys }) => sys.id === 'new')
    const change = job({ id: 'new', expects: isThere ? 'published' : 'gone' })
    const work = await takeUpChanges([change])
    expect(work.get(change)?.paths).toEqual(expect.arrayContaining(['/pt-br/novo/', '/pt-br/mapa/']))
    // Dealt with once: the next change of the page says nothing of its address.
    const again = job({ id: 'new', expects: isThere ? 'published' : 'gone' })
    expect((await takeUpChanges([again])).get(again)?.paths).not.toContain('/pt-br/mapa/')
  },
)
