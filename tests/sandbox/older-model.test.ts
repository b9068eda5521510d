import type { ExportContentType, SpaceExport } from '@sandbox/export-format'
import { createSandbox } from '@sandbox/server/sandbox'
import { loadSampleSpace } from '@sandbox/space/load'
import { setEnvironment } from '@tests/unit/server/content/support/environment'
import { startContent } from '@tests/unit/server/content/support/new-content'

/** Spaces of an earlier model: Contentful refuses a query that selects a field, or names a content type, that it lacks. */
const mockWarn = jest.fn()
jest.mock('@/server/log/logger', () => ({
  logger: { warn: (...args: unknown[]) => mockWarn(...args), error: () => undefined, info: () => undefined },
  reasonOf: String,
}))

type Field = ExportContentType['fields'][number]

/** A space whose content types, and so whose entries, have these fields alone. */
const withFields = (space: SpaceExport, isKept: (type: string, field: Field) => boolean): SpaceExport => {
  const contentTypes = space.contentTypes.map((type) => ({
    ...type,
    fields: type.fields.filter((field) => isKept(type.sys.id, field)),
  }))
  const kept = new Set(contentTypes.flatMap(({ sys, fields }) => fields.map(({ id }) => `${sys.id}.${id}`)))
  const entries = space.entries.map((entry) => ({
    ...entry,
    fields: Object.fromEntries(
      Object.entries(entry.fields).filter(([id]) => kept.has(`${entry.sys.contentType.sys.id}.${id}`)),
    ),
  }))
  return { ...space, contentTypes, entries }
}

/** Slugs of the pages that are served, and the place of the terms and of the contact form. */
const served = async (space: SpaceExport) => {
  const sandbox = await createSandbox({ space, portBase: 0 })
  try {
    setEnvironment(sandbox.urls.delivery.replace('http://', ''), {
      CONTENTFUL_SPACE_ID: 'sandbox',
      CONTENTFUL_DELIVERY_TOKEN: 'sandbox-delivery-token',
    })
    const { pages, paths } = startContent()
    const slugs: string[] = []
    for (const [slug, { type, rawSlug }] of await paths.known('delivery'))
      if (await pages.get(type, rawSlug, 'delivery')) slugs.push(slug)
    const placeOf = (place: 'terms' | 'contactForm') => paths.place(place, 'delivery')
    return { slugs: slugs.sort(), terms: await placeOf('terms'), contact: await placeOf('contactForm') }
  } finally {
    await sandbox.close()
  }
}

const load = () => loadSampleSpace('tools/sandbox/second', () => undefined)

test('a space without the field `role` has every page; what only a role tells has no place', async () => {
  const space = await load()
  const whole = await served(space)
  expect(whole.slugs.length).toBeGreaterThan(25)
  expect(whole).toMatchObject({ terms: '/pt-br/documentos/termos/', contact: '/pt-br/ajuda/fale/' })
  mockWarn.mockClear()
  const older = await served(withFields(space, (type, { id }) => type !== 'contentPage' || id !== 'role'))
  expect(older).toEqual({ ...whole, terms: null })
  expect(mockWarn.mock.calls.map(([meta]) => meta)).toContainEqual({
    contentType: 'contentPage',
    field: 'role',
  })
})

/** Without its blocks a page says nothing. */
const BLOCKS = ['sectionContainers', 'sectionContent']

test('a space whose content types have only slugs, blocks and what is required has every page', async () => {
  const space = await load()
  const { slugs } = await served(space)
  const least = withFields(
    space,
    (_, { id, required }) => required === true || ['slug', ...BLOCKS].includes(id),
  )
  expect((await served(least)).slugs).toEqual(slugs)
})

test('a space without the content type `feature` has every page', async () => {
  const space = await load()
  const { slugs } = await served(space)
  const older: SpaceExport = {
    ...space,
    contentTypes: space.contentTypes.filter(({ sys }) => sys.id !== 'feature'),
    entries: space.entries.filter(({ sys }) => sys.contentType.sys.id !== 'feature'),
  }
  expect(await served(older)).toEqual({ slugs, terms: '/pt-br/documentos/termos/', contact: null })
})
