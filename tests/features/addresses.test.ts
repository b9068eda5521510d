import { addressReport, tableAddressStore as store } from '@/server/features/addresses/address-store'
import { DAY } from '@/shared/utils/utc-day'
import { databaseForSuite } from './support/database'
import { emptyTables } from './support/tables'

jest.mock('@/server/content/paths', () => ({
  sitePaths: () => ({
    known: async () =>
      new Map([
        ['novo', { id: 'entry-um' }],
        ['tres', { id: 'other' }],
      ]),
  }),
}))

databaseForSuite()
beforeEach(() => emptyTables('old_address'))

const left = (slug: string, entry: string, day: number) => ({
  slug,
  entry,
  title: null,
  since: `2026-11-0${day}T00:00:00.000Z`,
})

test('of two instances that report a move the first one is believed; another entry takes the address over', async () => {
  await store.write([left('um', 'x', 1)], [])
  await store.write([left('um', 'x', 2)], [])
  expect(await store.readAll()).toEqual([left('um', 'x', 1)])
  await store.write([left('um', 'y', 3)], [])
  expect(await store.readAll()).toEqual([left('um', 'y', 3)])
})

test('an address that has a page again is forgotten, and of more rows than a statement takes none is lost', async () => {
  const many = Array.from({ length: 2500 }, (_, index) => left(`p-${index}`, `e-${index}`, 1))
  await store.write(many, [])
  expect(await store.readAll()).toHaveLength(2500)
  await store.write(
    [],
    many.map(({ slug }) => slug),
  )
  expect(await store.readAll()).toEqual([])
})

test('the report names where each old address leads, with its visits since a day, and none that has a page again (ROUTE-10)', async () => {
  const slugs = ['um', 'dois', 'tres']
  await store.write(
    slugs.map((slug) => left(slug, `entry-${slug}`, 1)),
    [],
  )
  await Promise.all(['um', 'dois', 'dois'].map((slug) => store.count(slug)))
  const report = async (since?: Date) =>
    (await addressReport(since)).map(({ old, present, visits }) => [old, present, visits])
  expect(await report()).toEqual([
    ['/pt-br/dois/', null, 2],
    ['/pt-br/um/', '/pt-br/novo/', 1],
  ])
  expect(await report(new Date(Date.now() + 2 * DAY))).toEqual([
    ['/pt-br/dois/', null, 0],
    ['/pt-br/um/', '/pt-br/novo/', 0],
  ])
})
