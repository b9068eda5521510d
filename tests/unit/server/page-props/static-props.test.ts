import { muteConsole } from '@tests/factories/mute'
import { makeEntry } from '@tests/factories/space'
import type { GetStaticPropsContext } from 'next'
import { resolvePage } from '@/server/page-props/resolve-page'
import { layoutStaticProps, slugStaticPaths, withStaticProps } from '@/server/page-props/with-static-props'
import { isPageMade } from '@/server/publishing/affected/save-dependencies'
import { ownBuildFolder } from '@/shared/config/env'
import { skippedPagesReport } from '@/shared/config/skipped-pages'
import { setEnvironment } from '../content/support/environment'
import { fakeServiceForSuite } from '../content/support/fake-service'
import { startContent } from '../content/support/new-content'
import { recorded } from '../content/support/recorded-replies'
import { serveSpace } from '../content/support/serve-space'
import { smallSite } from '../content/support/small-site'
import { inTemporaryFolder } from '../content/support/temporary-folder'

jest.mock('@/shared/utils/sleep', () => ({ sleep: jest.fn(async () => undefined) }))

const service = fakeServiceForSuite({ REVALIDATE_SECONDS: '120' })

/** The routes' functions, in a worker without memory. */
const newWorker = () => {
  startContent()
  const getStaticProps = withStaticProps(({ slug, source }) => resolvePage(slug, source))
  const propsAt = (path: string, more: Partial<GetStaticPropsContext> = {}) =>
    getStaticProps({ params: path === '' ? {} : { slug: path.split('/') }, ...more })
  return { propsAt, layoutStaticProps, slugStaticPaths }
}

/** For tests in which it does not matter what the worker has seen before. */
let worker: ReturnType<typeof newWorker>

inTemporaryFolder()
beforeAll(() => {
  worker = newWorker()
})
muteConsole('warn')
beforeEach(() => {
  service.answer(serveSpace(smallSite()))
})

test('a page gives props with everything of behavior LAYOUT-6, and the seconds until it may be made again (PUBLISH-4)', async () => {
  await expect(worker.propsAt('sobre')).resolves.toEqual({
    revalidate: 120,
    props: expect.objectContaining({
      locale: 'pt-BR',
      isTransparent: false,
      topSpacing: 'none',
      breadCrumbData: [
        expect.objectContaining({ href: '/pt-br/' }),
        expect.objectContaining({ title: 'Sobre nós', href: '/pt-br/sobre/' }),
      ],
      mwLabels: { 'menu.open': 'Ver o menu' },
      page: expect.objectContaining({ type: 'content', slug: 'sobre' }),
      site: expect.objectContaining({ privacyLink: null }),
      isPreview: false,
    }),
  })
})

test.each(['', 'sobre'])('the props of /pt-br/%s survive JSON: null, never undefined', async (path) => {
  const result = await worker.propsAt(path)
  const props = 'props' in result ? result.props : null
  expect(props).not.toBeNull()
  expect(JSON.parse(JSON.stringify(props))).toStrictEqual(props)
})

test.each(['nada', 'Sobre', 'sobre.html', 'a b', '../sobre', '\u0000', 'x'.repeat(3000), 'sobre/rascunho'])(
  'no page at %j: not found, and looked up again after ten seconds (ROUTE-7)',
  async (path) => {
    await expect(worker.propsAt(path)).resolves.toEqual({ notFound: true, revalidate: 10 })
  },
)

test('a flood of addresses that cannot be slugs costs the content service nothing', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(performance.now())
  await worker.propsAt('wp-login.php')
  // An unknown slug would make the paths be asked for again by now.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000)
  service.answer(serveSpace(smallSite()))
  for (const path of ['wp-login.php', '..', 'a%00', 'WP']) await worker.propsAt(path)
  expect(service.calls).toHaveLength(0)
})

test.each(['', 'sobre', 'nada'])(
  'an outage throws at /pt-br/%s: the last good page stays (FAULT-2)',
  async (path) => {
    const { propsAt } = newWorker()
    service.answer(() => recorded.serverError)
    await expect(propsAt(path)).rejects.toMatchObject({ code: 'unavailable' })
  },
)

test('a page that is known costs one call a revalidation, besides the layout (SPEED-6)', async () => {
  const { propsAt } = newWorker()
  await propsAt('sobre')
  service.answer(serveSpace(smallSite()))
  await propsAt('sobre')
  expect(service.calls).toHaveLength(1)
})

test('a page published after the start is found at its first request', async () => {
  const { propsAt } = newWorker()
  await propsAt('sobre')
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000)
  service.answer(serveSpace(smallSite(makeEntry('contentPage', { fields: { slug: 'novo', title: 'Novo' } }))))
  await expect(propsAt('novo')).resolves.toMatchObject({ props: { page: { title: 'Novo' } } })
})

test('a page that is gone is not found, and not asked for twice (FAULT-2)', async () => {
  const { propsAt } = newWorker()
  await propsAt('sobre')
  const space = smallSite()
  const without = { ...space, entries: space.entries.filter(({ sys }) => sys.id !== 'about') }
  service.answer(serveSpace(without))
  await expect(propsAt('sobre')).resolves.toMatchObject({ notFound: true })
  const asked = service.calls.filter(({ query }) => query.get('fields.slug') === 'sobre')
  expect(asked).toHaveLength(1)
})

test.each(['', 'sobre'])('a service that suddenly delivers nothing takes no page: %s', async (path) => {
  const { propsAt } = newWorker()
  await propsAt(path)
  await propsAt('nada')
  service.answer(() => recorded.empty)
  await expect(propsAt(path)).rejects.toMatchObject({ code: 'implausible' })
  await expect(propsAt(path)).rejects.toMatchObject({ code: 'implausible' })
  service.answer(serveSpace(smallSite()))
  await expect(propsAt(path)).resolves.toHaveProperty('props')
})

test('nor does it take away what pages share: header and footer stay as they were', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(performance.now())
  const { layoutStaticProps } = newWorker()
  await layoutStaticProps()
  service.answer(() => recorded.empty)
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 20_000)
  await expect(layoutStaticProps()).resolves.toMatchObject({
    props: { site: { header: { logo: { alt: 'Brisamenta' } } } },
  })
})

test.each([
  ['of a visitor, at an address that has no page yet', 'stale', false, 'visitor'],
  ['of a visitor, whose page takes the place of no other', undefined, true, 'visitor'],
  ['of renewal, once the page was made', 'stale', true, 'renewal'],
  ['of publishing, when a webhook asks for it', 'on-demand', true, 'publishing'],
] as const)('questions for a page are those %s', async (_, revalidateReason, isMade, expected) => {
  const { currentPriority } = startContent().pages
  const seen: string[] = []
  const getStaticProps = withStaticProps(({ slug, source }) => {
    seen.push(currentPriority())
    return resolvePage(slug, source)
  })
  if (isMade) await getStaticProps({ params: { slug: ['sobre'] } })
  await getStaticProps({ params: { slug: ['sobre'] }, ...(revalidateReason && { revalidateReason }) })
  expect(seen.at(-1)).toBe(expected)
})

test.each(['', 'search'])(
  'when the entry of /pt-br/%s is unpublished, its page remains (FAULT-5)',
  async (path) => {
    const site = smallSite(
      makeEntry('searchPage', { id: 'search', fields: { name: 'Busca', title: 'Busca' } }),
    )
    service.answer(serveSpace(site))
    const { propsAt } = newWorker()
    await expect(propsAt(path)).resolves.toHaveProperty('props')
    const fixed = ['homePage', 'searchPage']
    const entries = site.entries.filter(({ sys }) => !fixed.includes(sys.contentType.sys.id))
    service.answer(serveSpace({ ...site, entries }))
    await expect(propsAt(path)).rejects.toMatchObject({ code: 'implausible' })
  },
)

test('a home page that does not exist is not found, not a failure', async () => {
  const { propsAt } = newWorker()
  service.answer(() => recorded.empty)
  await expect(propsAt('')).resolves.toEqual({ notFound: true, revalidate: 10 })
})

test('while the preview API is unavailable, a page in draft mode says so in the published frame (PREVIEW-3)', async () => {
  const published = serveSpace(smallSite())
  service.answer((call) =>
    call.token === 'preview-token'
      ? { status: 401, body: { sys: { type: 'Error', id: 'AccessTokenInvalid' } } }
      : published(call),
  )
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await expect(newWorker().propsAt('sobre', { draftMode: true })).resolves.toMatchObject({
    props: {
      isPreview: true,
      mwLabels: { 'menu.open': 'Ver o menu' },
      page: { title: 'Pré-visualização indisponível', meta: { noIndex: true } },
      contentPageDataCollection: [
        { sections: [{ text: expect.stringContaining('Contentful não respondeu') }] },
      ],
      preview: { state: 'unknown', exitHref: '/api/exit-preview/?slug=sobre' },
    },
  })
})

test('the environment flag shows drafts to everyone', async () => {
  setEnvironment(service.host, { CONTENTFUL_USE_PREVIEW: 'true' })
  const { propsAt } = newWorker()
  await expect(propsAt('sobre/rascunho')).resolves.toMatchObject({ props: { isPreview: true } })
  setEnvironment(service.host, { CONTENTFUL_USE_PREVIEW: 'false', REVALIDATE_SECONDS: '120' })
})

test('the pages with the layout alone have no page, no breadcrumb, and a layout', async () => {
  const { layoutStaticProps } = newWorker()
  await expect(layoutStaticProps()).resolves.toMatchObject({
    revalidate: 120,
    props: { page: null, breadCrumbData: [], site: { header: { logo: { alt: 'Brisamenta' } } } },
  })
})

test('a build starts with every published page, and makes later ones at their first request', async () => {
  const { slugStaticPaths } = newWorker()
  const { paths, fallback } = await slugStaticPaths({})
  expect(fallback).toBe('blocking')
  expect(paths).toContainEqual({ params: { slug: ['sobre'] } })
  expect(paths).not.toContainEqual({ params: { slug: ['sobre', 'rascunho'] } })
})

describe('while a build runs', () => {
  beforeEach(() => {
    process.env.NEXT_PHASE = 'phase-production-build'
  })
  afterEach(() => {
    delete process.env.NEXT_PHASE
  })

  test('a page whose own entry is broken is left out and named, with entry, field and reason (FAULT-3)', async () => {
    const { propsAt } = newWorker()
    const broken = makeEntry('product', { id: 'broken', fields: { slug: 'quebrada' } })
    service.answer(serveSpace(smallSite(broken)))
    await expect(propsAt('quebrada')).resolves.toMatchObject({ notFound: true })
    await expect(propsAt('sobre')).resolves.toHaveProperty('props')
    expect(skippedPagesReport(ownBuildFolder())).toMatch(
      /^1 page.+\n.+\n {2}\/pt-br\/quebrada\/ .+entryId=broken contentType=product field=title/,
    )
  })

  test('a space without a home page ends the build, and names the variables of the space (FAULT-3)', async () => {
    const { propsAt } = newWorker()
    service.answer(() => recorded.empty)
    await expect(propsAt('')).rejects.toThrow(/no home page.+CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT/)
  })

  test('an outage still ends the build (FAULT-3)', async () => {
    const { propsAt } = newWorker()
    service.answer(() => recorded.serverError)
    await expect(propsAt('sobre')).rejects.toMatchObject({ code: 'unavailable' })
    expect(skippedPagesReport(ownBuildFolder())).toBe('')
  })
})

const privacyOf = async (entry: unknown) => {
  const { propsAt } = newWorker()
  const answer = serveSpace(smallSite())
  const document = { BR: { pt: { privacyLink: entry } } }
  service.answer((call) => (call.path === '/privacy.json' ? { body: document } : answer(call)))
  const result = await propsAt('sobre')
  return 'props' in result ? result.props.site.privacyLink : undefined
}

describe('the privacy link', () => {
  beforeAll(() =>
    setEnvironment(service.host, { PRIVACY_DOCUMENT_URL: `http://${service.host}/privacy.json` }),
  )

  test("has its own text, else 'Privacy Policy'", async () => {
    await expect(privacyOf({ link: 'https://p.example/pt', text: 'Privacidade' })).resolves.toMatchObject({
      href: 'https://p.example/pt',
      isExternal: true,
      text: 'Privacidade',
    })
    const own = { href: '/pt-br/sobre/#dados', text: 'Privacy Policy' }
    await expect(privacyOf('/sobre#dados')).resolves.toEqual(own)
  })

  test.each([
    ['the site has no page at its address', '/politica-de-privacidade'],
    ['its address must not be drawn', 'javascript:alert(1)'],
  ])('is left out when %s (PRIVACY-4)', async (_, entry) => {
    await expect(privacyOf(entry)).resolves.toBeNull()
  })
})

// The last test: what it leaves hanging is asked for again, which would count as another test's.
test('a visitor does not wait for a service that hangs, and what comes too late leaves no record of a page (FAULT-8)', async () => {
  const { propsAt } = newWorker()
  await propsAt('')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const answer = serveSpace(smallSite())
  service.answer(async (call) => {
    await released
    return answer(call)
  })
  await expect(propsAt('sobre', { revalidateReason: 'stale' })).rejects.toMatchObject({
    code: 'timeout',
    isOutage: true,
    message: expect.stringContaining('in time for its visitor'),
  })
  expect(await isPageMade('/pt-br/sobre/')).toBe(false)
  release()
  await expect(propsAt('sobre', { revalidateReason: 'stale' })).resolves.toHaveProperty('props')
})
