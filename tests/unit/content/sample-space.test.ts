import type { SpaceExport } from '@sandbox/export-format'
import { loadSampleSpace } from '@sandbox/space/load'
import { mapLabel } from '@/content/mappers/labels'
import { mapFooter } from '@/content/mappers/layout/footer'
import { mapHeader } from '@/content/mappers/layout/header'
import { mapContentPage } from '@/content/mappers/pages/content'
import { mapHome } from '@/content/mappers/pages/home'
import type { ReadContext } from '@/content/reader/context'
import { readEntry } from '@/content/reader/entry'
import type { ContentReply, RawEntry } from '@/content/service/reply'
import type { Entry } from '@/content-model/entry'
import { isServableSlug } from '@/routing/slugs'
import { type EntryMapper, entryOf, mappingOf, readAny, replyOf } from './support/map-space'
import { undefinedIn } from './support/walk'

const mapPage = (entry: Entry<'contentPage'>) =>
  mapContentPage(entry, { comparison: null, continents: null, reviewable: null })
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

test.each([...mappers.keys()])(
  'every %s of the sample space is mapped whole, with nothing to report and nothing undefined',
  (contentType) => {
    for (const entry of entriesOf(contentType)) {
      const { context, problems } = mappingOf(reply)
      const model = readWith(entry, context)
      expect({ id: entry.sys.id, problems, undefined: undefinedIn(model) }).toEqual({
        id: entry.sys.id,
        problems: [],
        undefined: [],
      })
    }
  },
)

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

/** Fields that an editor must fill, by content type. */
const requiredFields = (): Set<string> =>
  new Set(
    space.contentTypes.flatMap(({ sys, fields }) =>
      fields.filter(({ required }) => required).map(({ id }) => `${sys.id}.${id}`),
    ),
  )

const without = (entry: RawEntry, field: string): RawEntry => {
  const { [field]: _, ...fields } = entry.fields
  return { ...entry, fields }
}

/** Ids of the entries that mapping `root` reads. */
const readFor = (root: RawEntry): string[] => {
  const { context } = mappingOf(reply)
  const ids = new Set([root.sys.id])
  const entry = (id: string) => {
    ids.add(id)
    return context.graph.entry(id)
  }
  readWith(root, { ...context, graph: { ...context.graph, entry } })
  return [...ids]
}

/** Maps `root` once for every field of every entry that it shows, each time without that field. */
const mapWithoutEach = (root: RawEntry, isTried: (name: string) => boolean) => {
  const { context, problems } = mappingOf(reply)
  const faults: string[] = []
  let tried = 0
  for (const entry of readFor(root).map((id) => entryOf(reply, id))) {
    for (const field of Object.keys(entry.fields)) {
      const name = `${entry.sys.contentType.sys.id}.${field}`
      if (!isTried(name)) continue
      tried += 1
      const changed = without(entry, field)
      const graph = {
        ...context.graph,
        entry: (id: string) => (id === entry.sys.id ? changed : context.graph.entry(id)),
      }
      try {
        const model = readWith(entry === root ? changed : root, { ...context, graph })
        faults.push(...undefinedIn(model).map((path) => `${entry.sys.id}.${field}: ${path} is undefined`))
      } catch (error) {
        faults.push(`${entry.sys.id}.${field}: ${String(error)}`)
      }
    }
  }
  return { faults, tried, problems }
}

const pageWithMost = (): RawEntry | undefined =>
  entriesOf('contentPage').toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0]

test.each([
  ['home', () => entriesOf('homePage')[0]],
  ['a content page', pageWithMost],
  ['the header', () => entriesOf('header')[0]],
  ['the footer', () => entriesOf('footer')[0]],
])('without any one optional field, %s is still mapped, and nothing is undefined', (_, find) => {
  const root = find()
  if (!root) throw new Error('the sample space lacks it')
  const required = requiredFields()
  const { faults, tried } = mapWithoutEach(root, (name) => !required.has(name))
  expect(faults).toEqual([])
  expect(tried).toBeGreaterThan(5)
})

test.each([
  ['home', () => entriesOf('homePage')[0]],
  ['a content page', pageWithMost],
])('without any one required field below it, %s still stands, and the loss is reported', (_, find) => {
  const root = find()
  if (!root) throw new Error('the sample space lacks it')
  const required = requiredFields()
  const own = `${root.sys.contentType.sys.id}.`
  const { faults, problems } = mapWithoutEach(root, (name) => required.has(name) && !name.startsWith(own))
  expect(faults).toEqual([])
  expect(problems.length).toBeGreaterThan(0)
})
