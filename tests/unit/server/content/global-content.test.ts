import { makeEntry } from '@tests/factories/space'
import { fakeServiceForSuite } from './support/fake-service'
import { newContent } from './support/new-content'
import { recorded } from './support/recorded-replies'
import { serveSpace } from './support/serve-space'
import { smallSite } from './support/small-site'

jest.mock('@/shared/utils/sleep', () => ({ sleep: jest.fn(async () => undefined) }))

const service = fakeServiceForSuite()
const MAX_AGE_MS = 15_000
let now = 0

const newWorker = () => newContent().pages.globalData

beforeEach(() => {
  now = 1_000_000
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
  delete process.env.NEXT_PHASE
})

test('header, footer and labels are one request per worker, shared by all pages (QUERY-3)', async () => {
  const getContent = newWorker()
  service.answer(serveSpace(smallSite()))
  const shells = await Promise.all([getContent('delivery'), getContent('delivery')])
  expect(shells[0]).toBe(shells[1])
  expect(shells[0]).toMatchObject({
    header: { logo: { alt: 'Brisamenta' } },
    footer: { copyright: '© {ano} Brisamenta' },
    labels: { 'menu.open': 'Ver o menu' },
  })
  await getContent('delivery')
  expect(service.calls.map(({ query }) => Object.fromEntries(query))).toEqual([
    expect.objectContaining({
      'sys.contentType.sys.id[in]': 'header,footer,labels',
      include: '8',
      locale: 'pt-BR',
    }),
  ])
})

test('the global data is asked for anew after seconds, and never again during a build (QUERY-3)', async () => {
  const serving = newWorker()
  service.answer(serveSpace(smallSite()))
  await serving('delivery')
  now += MAX_AGE_MS
  await serving('delivery')
  expect(service.calls).toHaveLength(2)

  process.env.NEXT_PHASE = 'phase-production-build'
  const building = newWorker()
  service.answer(serveSpace(smallSite()))
  await building('delivery')
  now += 100 * MAX_AGE_MS
  await building('delivery')
  expect(service.calls).toHaveLength(1)
})

test('an outage leaves the last good global data in place (FAULT-1)', async () => {
  const getContent = newWorker()
  service.answer(serveSpace(smallSite()))
  const good = await getContent('delivery')
  now += MAX_AGE_MS
  service.answer(() => recorded.serverError)
  await expect(getContent('delivery')).resolves.toEqual(good)
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('keeping the last good value'))
})

test('an outage before the first global data fails the page instead of drawing it without a frame', async () => {
  const getContent = newWorker()
  service.answer(() => recorded.serverError)
  await expect(getContent('delivery')).rejects.toMatchObject({ code: 'unavailable' })
})

test('editors who preview always see the newest frame, drafts included', async () => {
  const getContent = newWorker()
  const draft = makeEntry('labels', {
    id: 'label-draft',
    status: 'draft',
    fields: { key: 'menu.close', value: 'Fechar' },
  })
  service.answer(serveSpace(smallSite(draft)))
  await expect(getContent('preview')).resolves.toMatchObject({ labels: { 'menu.close': 'Fechar' } })
  await getContent('preview')
  expect(service.calls).toHaveLength(2)
  expect((await getContent('delivery')).labels).not.toHaveProperty('menu.close')
})

test('a text of no key that the site has is told once and never travels with pages', async () => {
  const getContent = newWorker()
  service.answer(
    serveSpace(smallSite(makeEntry('labels', { id: 'odd', fields: { key: 'menu.opem', value: 'Abrir' } }))),
  )
  expect((await getContent('delivery')).labels).not.toHaveProperty('menu.opem')
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringMatching(/entry odd \(labels\) field key: "menu\.opem" is no key of a text of the site/),
  )
})

test('a space without header and footer gives an empty frame; a broken label costs one log line', async () => {
  const getContent = newWorker()
  const space = smallSite(makeEntry('labels', { id: 'broken', fields: { key: 'menu.open' } }))
  const without = { ...space, entries: space.entries.filter(({ sys }) => !/^(header|footer)$/.test(sys.id)) }
  service.answer(serveSpace(without))
  await expect(getContent('delivery')).resolves.toMatchObject({
    header: { logo: null, slots: [] },
    footer: { slots: [], copyright: null },
    labels: { 'menu.open': 'Ver o menu' },
  })
  expect(console.warn).toHaveBeenCalledTimes(1)
  expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/entry broken \(labels\) field value/))
})
