import { muteConsole } from '@tests/factories/mute'
import { makeEntry } from '@tests/factories/space'
import { sluggedPageTypes } from '@/shared/routing/page-types'
import { fakeServiceForSuite } from './support/fake-service'
import { newContent } from './support/new-content'
import { recorded } from './support/recorded-replies'
import { serveSpace } from './support/serve-space'
import { smallSite } from './support/small-site'
import { inTemporaryFolder } from './support/temporary-folder'

jest.mock('@/shared/utils/sleep', () => ({ sleep: jest.fn(async () => undefined) }))

const service = fakeServiceForSuite()
let now = 0

const newWorker = () => newContent().paths
const refresh = () => newWorker().refresh('delivery')
const listsRequested = () => service.calls.length
const page = (id: string, slug: unknown) => makeEntry('contentPage', { id, fields: { slug, title: id } })

inTemporaryFolder()
muteConsole('warn')
beforeEach(() => {
  now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now)
})

test('the index knows every published page by its slug, and asks one list a page type (ROUTE-2, QUERY-2)', async () => {
  service.answer(serveSpace(smallSite(page('faq', '/ajuda/perguntas/'))))
  const index = await refresh()
  expect([...index.keys()]).toEqual(['sobre', 'ajuda/perguntas'])
  expect(index.get('sobre')).toEqual({
    type: 'content',
    id: 'about',
    rawSlug: 'sobre',
    title: 'Sobre nós',
    updatedAt: expect.stringMatching(/^2026-11-01T/),
  })
  expect(index.get('ajuda/perguntas')?.rawSlug).toBe('/ajuda/perguntas/')
  // And one of features, of which there are none.
  expect(listsRequested()).toBe(sluggedPageTypes.length + 1)
  const query = Object.fromEntries(service.calls[0]?.query ?? [])
  expect(query).toMatchObject({ limit: '300', include: '10', locale: 'pt-BR', order: 'sys.id' })
  expect(query.select?.split(',')).toEqual([
    'sys',
    'fields.slug',
    expect.stringMatching(/^fields\./),
    'fields.metadata',
    'fields.role',
  ])
})

test.each([
  ['with a dot', 'pagina.html'],
  ['with capitals', 'Produtos'],
  ['with a space', 'pagina nova'],
  ['that is blank', '  '],
  ['that is missing', undefined],
  ['that is no text', 7],
])('a slug %s is not served and named in one log line (ROUTE-5)', async (_, slug) => {
  const bad = slug === undefined ? makeEntry('contentPage', { id: 'bad' }) : page('bad', slug)
  service.answer(serveSpace(smallSite(bad)))
  expect([...(await refresh()).keys()]).toEqual(['sobre'])
  expect(console.warn).toHaveBeenCalledTimes(1)
  expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/entry bad field slug/))
})

test('a site of more pages than one list holds is known whole: none lost, none twice (QUERY-2)', async () => {
  const pages = Array.from({ length: 1400 }, (_, index) => page(`p${index}`, `pagina-${index}`))
  service.answer(serveSpace(smallSite(...pages)))
  const index = await refresh()
  expect(index.size).toBe(1401)
  expect(new Set([...index.values()].map(({ id }) => id)).size).toBe(1401)
  const asked = service.calls.filter(({ query }) => query.get('content_type') === 'contentPage')
  // On a busy machine a slow list is requested once more.
  const lists = new Set(asked.map(({ query }) => `${query.get('skip')}+${query.get('limit')}`))
  expect([...lists]).toEqual(['0+300', '300+1000', '1300+1000'])
})

test('of two entries with one slug the first is served, and the second named', async () => {
  service.answer(serveSpace(smallSite(page('twin', '/sobre'))))
  expect((await refresh()).get('sobre')?.id).toBe('about')
  expect(console.warn).toHaveBeenCalledWith(
    'content: entry twin field slug: "sobre" belongs to entry about already',
  )
})

test('of two entries with one slug the older is served, of whatever type and in whatever order they come (ROUTE-6)', async () => {
  const older = makeEntry('article', 'zz-old', { slug: 'novo', title: 'T' })
  const newer = makeEntry('contentPage', 'aa-new', { slug: 'novo', title: 'T' })
  older.sys.createdAt = '2020-01-01T00:00:00.000Z'
  older.sys.firstPublishedAt = older.sys.createdAt
  service.answer(serveSpace(smallSite(newer, older)))
  expect((await refresh()).get('novo')?.id).toBe('zz-old')
})

test('a flood of unknown addresses makes the index be asked for at most every ten seconds', async () => {
  const { known, afterMiss } = newWorker()
  service.answer(serveSpace(smallSite()))
  await known('delivery')
  const once = listsRequested()
  for (let miss = 0; miss < 50; miss += 1) await afterMiss('delivery')
  now += 9_999
  await afterMiss('delivery')
  expect(listsRequested()).toBe(once)
  now += 1
  await Promise.all(Array.from({ length: 20 }, () => afterMiss('delivery')))
  expect(listsRequested()).toBe(2 * once)
})

test('another worker, or a server that starts, reads the index that a build left on disk', async () => {
  service.answer(serveSpace(smallSite()))
  const left = await refresh()
  service.answer(() => recorded.serverError)
  const { known, recent } = newWorker()
  expect(await known('delivery')).toEqual(left)
  expect(listsRequested()).toBe(0)
  expect(await recent('delivery')).toEqual(left)
})

test('a server that starts with the index of a build asks anew at the first unknown address', async () => {
  service.answer(serveSpace(smallSite()))
  await refresh()
  const { known, afterMiss } = newWorker()
  service.answer(serveSpace(smallSite(page('new', 'novidade'))))
  expect((await known('delivery')).has('novidade')).toBe(false)
  expect((await afterMiss('delivery')).has('novidade')).toBe(true)
})

test('drafts never reach the disk', async () => {
  service.answer(serveSpace(smallSite()))
  expect((await newWorker().refresh('preview')).has('sobre/rascunho')).toBe(true)
  expect((await newWorker().known('delivery')).has('sobre/rascunho')).toBe(false)
})

test('an outage is thrown, never taken for an empty site', async () => {
  service.answer(() => recorded.serverError)
  const { known } = newWorker()
  await expect(known('delivery')).rejects.toMatchObject({ code: 'unavailable' })
})

describe('an answer that has suddenly lost half of the pages or more', () => {
  const pages = Array.from({ length: 12 }, (_, index) => page(`p${index}`, `pagina-${index}`))
  const MINUTE = 60_000

  const wholeSite = async () => {
    const content = newContent()
    service.answer(serveSpace(smallSite(...pages)))
    await content.paths.refresh('delivery')
    return content
  }

  test('is a failure: the list stays as it was, and the service is left alone for ten seconds (PUBLISH-3)', async () => {
    const { known, afterMiss, recent } = (await wholeSite()).paths
    now += MINUTE
    service.answer(serveSpace(smallSite(...pages.slice(0, 5))))
    await expect(afterMiss('delivery')).rejects.toMatchObject({ code: 'implausible' })
    const asked = listsRequested()
    await expect(afterMiss('delivery')).rejects.toThrow('7 of 13 pages are gone at once')
    expect((await recent('delivery')).size).toBe(13)
    expect(listsRequested()).toBe(asked)
    expect((await known('delivery')).size).toBe(13)
    service.answer(serveSpace(smallSite(...pages.slice(1))))
    now += 10_000
    expect((await afterMiss('delivery')).size).toBe(12)
  })

  test('is believed when three answers over ten minutes agree (PUBLISH-3)', async () => {
    const { afterMiss } = (await wholeSite()).paths
    service.answer(serveSpace(smallSite(...pages.slice(0, 5))))
    for (const wait of [MINUTE, 5 * MINUTE]) {
      now += wait
      await expect(afterMiss('delivery')).rejects.toMatchObject({ code: 'implausible' })
    }
    now += 5 * MINUTE
    expect((await afterMiss('delivery')).size).toBe(6)
  })

  test('is believed at once when webhooks told of it', async () => {
    const { paths, changes } = await wholeSite()
    for (const { sys } of pages.slice(5)) changes.staleGuard.expectRevision(sys.id, null)
    service.answer(serveSpace(smallSite(...pages.slice(0, 5))))
    expect((await paths.reload('delivery')).size).toBe(6)
  })

  test('is never believed while no entry at all is delivered', async () => {
    const { afterMiss } = (await wholeSite()).paths
    service.answer(() => recorded.empty)
    for (let times = 0; times < 5; times += 1) {
      now += 10 * MINUTE
      await expect(afterMiss('delivery')).rejects.toThrow(/no entry is delivered/)
    }
  })

  test('is taken as it is by a build, which may be one of another space', async () => {
    await wholeSite()
    service.answer(serveSpace(smallSite()))
    process.env.NEXT_PHASE = 'phase-production-build'
    expect((await refresh()).size).toBe(1)
    delete process.env.NEXT_PHASE
  })
})
test.each(['search', 'pt-br', 'pt-br/sobre'])('a slug %s of another page is named', async (slug) => {
  const warnings = jest.spyOn(console, 'warn')
  service.answer(serveSpace(smallSite(page('double', slug))))
  expect([...(await refresh()).keys()]).not.toContain(slug)
  expect(warnings.mock.calls.flat().join()).toContain('double')
})

test('a page that is made while the index is renewed waits for it; where that fails, the last index serves', async () => {
  const paths = newWorker()
  service.answer(serveSpace(smallSite()))
  await paths.refresh('delivery')
  service.answer(serveSpace(smallSite(page('new', 'novo'))))
  void paths.reload('delivery')
  expect((await paths.known('delivery')).has('novo')).toBe(true)
  service.answer(() => recorded.unknownSpace)
  const failing = paths.reload('delivery')
  expect((await paths.known('delivery')).has('novo')).toBe(true)
  await expect(failing).rejects.toThrow()
  service.answer(serveSpace(smallSite()))
  expect((await paths.reload('delivery')).has('novo')).toBe(false)
})
