import type { SpaceExport } from '@sandbox/export-format'
import { loadSampleSpace } from '@sandbox/space/load'
import { hostileSpace } from '@tests/hostile/space'
import { contentTypes } from '@/shared/content-model'
import type { Field } from '@/shared/content-model/fields'
import { fixedPageTypeAt, fixedSlugs } from '@/shared/routing/page-types'
import { setEnvironment } from '../../server/content/support/environment'
import { createMemoryService } from '../../server/content/support/memory-service'
import { startContent } from '../../server/content/support/new-content'

const mockRead = new Set<string>()
jest.mock('@/server/log/logger', () => ({
  logger: { warn: () => undefined, error: () => undefined, info: () => undefined },
  reasonOf: String,
}))
jest.mock('@/server/content/reader/context', () => {
  const actual = jest.requireActual<typeof import('@/server/content/reader/context')>(
    '@/server/content/reader/context',
  )
  return {
    ...actual,
    createReadContext: (...given: Parameters<typeof actual.createReadContext>) => ({
      ...actual.createReadContext(...given),
      onRead: (type: string, field: string) => mockRead.add(`${type}.${field}`),
    }),
  }
})

const declared: [string, Field<unknown>][] = Object.values(contentTypes).flatMap(({ id, fields }) =>
  Object.entries(fields).map(([name, field]): [string, Field<unknown>] => [`${id}.${name}`, field]),
)

const ignoring = async (work: Promise<unknown>): Promise<void> => {
  await work.catch(() => null)
}

const readAllRecords = async (search: ReturnType<typeof startContent>['search']): Promise<void> => {
  const { batches } = await search.stream()
  for await (const batch of batches) expect(batch.records).toBeDefined()
}

const readAll = async (space: SpaceExport): Promise<void> => {
  const { pages, paths, search } = startContent({ fetch: createMemoryService(space).fetch })
  for (const slug of fixedSlugs) {
    const type = fixedPageTypeAt(slug)
    if (type) await ignoring(pages.get(type, slug, 'preview'))
  }
  for (const { type, rawSlug } of (await paths.known('preview')).values())
    await ignoring(pages.get(type, rawSlug, 'preview'))
  await Promise.all([
    pages.globalData('preview'),
    pages.redirects('preview'),
    search.synonyms(),
    readAllRecords(search),
  ])
}

// In hostile ones every field is filled, but some entries break by chance; in the sample none is broken.
beforeAll(async () => {
  setEnvironment('127.0.0.1:1')
  for (const seed of [20261125, 20261126]) await readAll((await hostileSpace(seed)).space)
  await readAll(await loadSampleSpace())
})

test('something reads every field that editors fill in', () => {
  const unread = declared
    .filter(([name, { options }]) => !mockRead.has(name) && !options.internal && !options.plannedFor)
    .map(([name]) => name)
  expect(unread).toEqual([])
})

test('nothing reads a field that is only planned: its mark goes with the code that reads it', () => {
  expect(declared.filter(([name, { options }]) => options.plannedFor && mockRead.has(name))).toEqual([])
})
