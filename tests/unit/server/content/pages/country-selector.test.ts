import { sampleSpaceForSuite } from '@tests/factories/sample-space'
import { mapContinent } from '@/server/content/mappers/layout/footer'
import { featuresOf } from '@/server/content/mappers/pages/content'
import { mapEach } from '@/server/content/reader/map'
import type { Entry } from '@/shared/content-model/entry'
import { mapEntry } from '../support/map-space'

const mapContinents = ({ fields }: Entry<'footer'>) => mapEach(fields.continents, mapContinent)

const space = sampleSpaceForSuite()

test('only the page with the country selector asks for the countries (ROUTE-3)', () => {
  const map = (entry: Entry<'contentPage'>) => featuresOf(entry).includes('countrySelector')
  const asks = (id: string) => mapEntry(map, space, id).model
  expect(asks('page-seletor-de-pais')).toBe(true)
  expect(asks('page-termos-de-uso')).toBe(false)
})

test('the footer brings six continents with their countries, flags and languages (MODEL-7, COUNTRY-1)', () => {
  const { model, problems } = mapEntry(mapContinents, space, 'footer')
  expect(problems).toEqual([])
  expect(model).toHaveLength(6)
  expect(model.flatMap(({ countries }) => countries).length).toBeGreaterThanOrEqual(20)
  expect(model[0]?.countries[0]).toMatchObject({
    title: 'Brasil',
    language: 'Português',
    languageCode: 'pt-BR',
    href: '/pt-br/',
    flag: { url: expect.stringContaining('flag') },
  })
})
