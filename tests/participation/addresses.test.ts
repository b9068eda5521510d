/** @jest-environment node */
import { addressHits, tableAddressStore as store } from '@/participation/addresses/address-store'
import { withDatabase } from '@/participation/database/database'
import { databaseForSuite } from './support/database'

databaseForSuite()
beforeEach(() => withDatabase((db) => db.deleteFrom('old_address').execute()))

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

test('visits add up', async () => {
  await Promise.all([store.count('um'), store.count('um'), store.count('dois')])
  expect(await addressHits()).toEqual(
    new Map([
      ['um', 2],
      ['dois', 1],
    ]),
  )
})
