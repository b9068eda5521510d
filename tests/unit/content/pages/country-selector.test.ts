/** @jest-environment node */
import type { SpaceExport } from '@sandbox/export-format'
import { loadSampleSpace } from '@sandbox/space/load'
import { continentsMapper } from '@/content/mappers/frame/continents'
import { contentMapper } from '@/content/mappers/pages/content'
import { hasFeature } from '@/content/mappers/pages/features'
import { mapEntry } from '../support/map-space'
import { fateWithoutEachField, requiredFields } from './without-field'

let space: SpaceExport
beforeAll(async () => {
  space = await loadSampleSpace(undefined, () => undefined)
})

test('only the page with the country selector asks for the countries', () => {
  const asks = (id: string) =>
    hasFeature(mapEntry(contentMapper, space, id).model.containers, 'countrySelector')
  expect(asks('page-seletor-de-pais')).toBe(true)
  expect(asks('page-termos-de-uso')).toBe(false)
})

test('the footer brings six continents with their countries, flags and languages', () => {
  const { model, problems } = mapEntry(continentsMapper, space, 'footer')
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

test('any field of the footer, a continent or a country can be missing', () => {
  const [continent] = mapEntry(continentsMapper, space, 'footer').model
  for (const id of ['footer', continent?.id, continent?.countries[0]?.id]) {
    expect(requiredFields(fateWithoutEachField(continentsMapper, space, 'footer', id))).toEqual([])
  }
})
