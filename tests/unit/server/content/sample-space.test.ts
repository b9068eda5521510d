import type { SpaceExport } from '@sandbox/export-format'
import { loadSampleSpace } from '@sandbox/space/load'
import { mapLabel } from '@/server/content/mappers/labels'
import { mapFooter } from '@/server/content/mappers/layout/footer'
import { mapHeader } from '@/server/content/mappers/layout/header'
import { mapHome } from '@/server/content/mappers/pages/content'
import type { ReadContext } from '@/server/content/reader/context'
import { readEntry } from '@/server/content/reader/entry'
import type { ContentReply, RawEntry } from '@/server/content/service/reply'
import { isServableSlug } from '@/shared/routing/links'
import { type EntryMapper, mapPage, mappingOf, readAny, replyOf } from './support/map-space'
import { undefinedIn } from './support/walk'

const mappers = new Map<string, EntryMapper<unknown>>([
  ['homePage', mapHome],
  ['contentPage', mapPage],
  ['header', mapHeader],
  ['footer', mapFooter],
  ['labels', mapLabel],
])
let space: SpaceExport
let reply: ContentReply

beforeAll(async () => {
  space = await loadSampleSpace(undefined, () => undefined)
  reply = replyOf(space)
})

const entriesOf = (contentType: string): RawEntry[] =>
  (reply.includes?.Entry ?? []).filter(({ sys }) => sys.contentType.sys.id === contentType)

const readWith = (entry: RawEntry, context: ReadContext): unknown =>
  mappers.get(entry.sys.contentType.sys.id)?.(readAny(entry, context))

test.each([...mappers.keys()])('every %s of the sample space is mapped whole and clean', (contentType) => {
  for (const entry of entriesOf(contentType)) {
    const { context, problems } = mappingOf(reply)
    const model = readWith(entry, context)
    expect({ id: entry.sys.id, problems, undefined: undefinedIn(model) }).toEqual({
      id: entry.sys.id,
      problems: [],
      undefined: [],
    })
  }
})

test('home shows a scene, numbers to call and the sections of behavior HOME-1', () => {
  const [home] = entriesOf('homePage')
  const { context } = mappingOf(reply)
  const model = home && mapHome(readEntry('homePage', home, context))
  expect(model?.carousel?.panels).toHaveLength(1)
  expect(model?.help?.links.map(({ href }) => href)).toEqual(['tel:192', 'tel:08007226001'])
  expect(model?.sections.length).toBeGreaterThanOrEqual(9)
})

test('every content page of the sample space has an address that the site serves, and content', () => {
  for (const entry of entriesOf('contentPage')) {
    const page = mapPage(readEntry('contentPage', entry, mappingOf(reply).context))
    expect({ slug: page.slug, isServed: isServableSlug(page.slug) }).toEqual({
      slug: page.slug,
      isServed: true,
    })
    expect(page.containers.length).toBeGreaterThan(0)
  }
})
