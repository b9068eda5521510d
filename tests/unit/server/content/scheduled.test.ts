import { entryLink, makeEntry } from '@tests/factories/space'
import type { GetStaticPropsContext } from 'next'
import { takeDue } from '@/server/cache/due'
import { readDues } from '@/server/content/changes'
import { contentPages } from '@/server/content/pages'
import type { startDraftReading } from '@/server/content/preview'
import { loadDraftPage } from '@/server/page-props/load-draft-page'
import { resolvePage } from '@/server/page-props/resolve-page'
import { withStaticProps } from '@/server/page-props/with-static-props'
import { momentOf } from '@/shared/utils/moment'
import { fakeServiceForSuite } from './support/fake-service'
import { startContent } from './support/new-content'
import { serveSpace } from './support/serve-space'
import { smallSite } from './support/small-site'
import { inTemporaryFolder } from './support/temporary-folder'

/** TIME-1, TIME-2, TIME-3: what appears and disappears by itself. */
const FROM = '2026-12-24T10:00-03:00'
const UNTIL = '2026-12-26T00:00-03:00'
const at = (text: string) => momentOf(text) ?? Number.NaN
const notice = (id: string, fields: object) => makeEntry('notice', { id, fields: { text: id, ...fields } })

const site = () =>
  smallSite(
    makeEntry('contentPage', 'page', {
      slug: 'natal',
      title: 'Natal',
      sectionContainers: [entryLink('box')],
    }),
    makeEntry('sectionContainer', 'box', {
      name: 'Bloco',
      sectionContent: ['christmas', 'always'].map(entryLink),
    }),
    notice('christmas', { name: 'Recado', validFrom: FROM, validUntil: UNTIL }),
    notice('always', {}),
    makeEntry('announcement', { id: 'closed', fields: { name: 'A', text: 'Fechado', validUntil: UNTIL } }),
    makeEntry('header', { id: 'header', fields: { name: 'Topo', announcements: [entryLink('closed')] } }),
  )

const service = fakeServiceForSuite({ REVALIDATE_SECONDS: '300' })
let now = 0
inTemporaryFolder()
beforeEach(() => {
  service.answer(serveSpace(site()))
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  startContent()
})
afterEach(() => jest.restoreAllMocks())

const sectionsAt = async (time: string) => {
  now = at(time)
  const page = await resolvePage('natal', 'delivery')
  return page?.type === 'content'
    ? page.containers.flatMap(({ sections }) => sections.map(({ id }) => id))
    : []
}

test.each([
  ['2026-12-24T09:59:59-03:00', ['always']],
  [FROM, ['christmas', 'always']],
  ['2026-12-25T23:59:59-03:00', ['christmas', 'always']],
  [UNTIL, ['always']],
])('TIME-1: at %s visitors see %j', async (time, ids) => {
  expect(await sectionsAt(time)).toEqual(ids)
})

test('TIME-3: an editor reads of a part that ends before it begins', async () => {
  const wrong = notice('christmas', { validFrom: UNTIL, validUntil: FROM })
  service.answer(
    serveSpace({
      ...site(),
      entries: [...site().entries.filter(({ sys }) => sys.id !== 'christmas'), wrong],
    }),
  )
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { preview } = (await previewOn(null)) ?? {}
  expect(preview?.problems).toMatchObject([{ entry: 'christmas', field: 'Some em' }])
})

test('a day and time without a zone are those of Brazil; what is no date counts as none (TIME-1)', () => {
  expect(momentOf('2026-12-24T10:00')).toBe(at(FROM))
  expect(momentOf('2026-12-24')).toBe(at('2026-12-24T03:00Z'))
  expect([momentOf('amanhã'), momentOf(null), momentOf('2026-13-01')]).toEqual([null, null, null])
})

const announced = async (time: string) => {
  now = at(time)
  return (await contentPages().globalData('delivery')).header.announcements?.map(({ text }) => text)
}

test('TIME-1: an answer that pages share is old at the moment at which a part of it disappears', async () => {
  expect(await announced('2026-12-25T23:59:59-03:00')).toEqual(['Fechado'])
  expect(await announced(UNTIL)).toBeUndefined()
})

test('TIME-2: a page is revalidated at the next moment, of its own parts or of the layout, or after its time', async () => {
  const getStaticProps = withStaticProps(({ slug, source }) => resolvePage(slug, source))
  const revalidateAt = async (time: string, path: string) => {
    now = at(time)
    const context: GetStaticPropsContext = { params: { slug: [path] } }
    return (await getStaticProps(context)).revalidate
  }
  expect(await revalidateAt('2026-12-24T09:58:30-03:00', 'natal')).toBe(90)
  expect(await revalidateAt('2026-12-25T23:59:59.500-03:00', 'sobre')).toBe(1)
  expect(await revalidateAt('2026-12-23T10:00-03:00', 'natal')).toBe(300)
  expect(await revalidateAt('2026-12-27T10:00-03:00', 'natal')).toBe(300)
  expect(takeDue(at(FROM))).toEqual([{ id: 'christmas', at: at(FROM) }])
  expect(takeDue(at(FROM))).toEqual([])
})

test('TIME-2: what a page waits for is among its dependencies', async () => {
  now = at('2026-12-24T00:00-03:00')
  const { dependencies } = await contentPages().collectDependencies(() => resolvePage('natal', 'delivery'))
  expect(readDues(dependencies)).toEqual([
    { id: 'christmas', at: at(FROM) },
    { id: 'christmas', at: at(UNTIL) },
  ])
})

const previewOn = async (day: string | null) => {
  now = at('2026-12-01T00:00-03:00')
  const load = (draft: ReturnType<typeof startDraftReading>) => resolvePage('natal', 'preview', draft)
  return loadDraftPage('natal', load, true, { day: day === null ? null : at(day) })
}

test.each([
  [null, ['christmas', 'always']],
  ['2026-12-23', ['always']],
  ['2026-12-24', ['christmas', 'always']],
  ['2026-12-25', ['christmas', 'always']],
  ['2026-12-26', ['always']],
])('TIME-3: a preview of the day %j shows %j, and names what has a time', async (day, ids) => {
  const props = await previewOn(day)
  const shown = props?.contentPageDataCollection?.flatMap(({ sections }) => sections.map(({ id }) => id))
  expect(shown).toEqual(ids)
  expect(props?.preview).toMatchObject({
    day: day === null ? null : `${day}T03:00:00.000Z`,
    scheduled: expect.arrayContaining([
      {
        name: 'Recado',
        type: 'Aviso',
        from: '2026-12-24T13:00:00.000Z',
        until: '2026-12-26T03:00:00.000Z',
      },
    ]),
  })
})
