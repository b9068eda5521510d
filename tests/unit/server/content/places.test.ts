import { loadSampleSpace } from '@sandbox/space/load'
import { findPlaces } from '@/server/content/changes'
import type { PathEntry } from '@/server/content/paths'
import type { Place } from '@/shared/content-model/views/places'
import { setEnvironment } from './support/environment'
import { createMemoryService } from './support/memory-service'
import { startContent } from './support/new-content'

/** Which page holds a feature or has a role is found by its content, at any address (behavior ROUTE-11). */
const placesIn = async (root?: string) => {
  setEnvironment('127.0.0.1:1')
  const { paths } = startContent({ fetch: createMemoryService(await loadSampleSpace(root)).fetch })
  await paths.refresh('preview')
  return (place: Place) => paths.place(place, 'preview')
}

test('of a house with addresses of its own, and none of the sample’s', async () => {
  const at = await placesIn('tools/sandbox/second')
  expect(await at('contactForm')).toBe('/pt-br/ajuda/fale/')
  expect(await at('newsletterForm')).toBe('/pt-br/ajuda/carta/')
  expect(await at('loginForm')).toBe('/pt-br/minha/entrada/')
  expect(await at('terms')).toBe('/pt-br/documentos/termos/')
  expect(await at('accessibility')).toBe('/pt-br/documentos/acesso/')
  expect(await at('products')).toBe('/pt-br/loja/')
  for (const missing of ['compareProducts', 'writeReview', 'contactReceipt', 'newsletterSent'] as const)
    expect(await at(missing)).toBeNull()
})

test('of the sample, whose pages after a form hold the login, too', async () => {
  const at = await placesIn()
  expect(await at('loginForm')).toBe('/pt-br/entrar/')
  expect(await at('accountConfirmed')).toBe('/pt-br/conta-confirmada/')
  expect(await at('contactReceipt')).toBe('/pt-br/contacte-nos/obrigado/')
  expect(await at('products')).toBe('/pt-br/produtos/')
})

test('of several pages the one with the fewest places holds it, of equal ones the first (ROUTE-11)', () => {
  const page = (...places: string[]): PathEntry => ({
    type: 'content',
    id: places.join(),
    rawSlug: '',
    title: null,
    updatedAt: null,
    places,
  })
  const index = new Map([
    ['a', page('loginForm', 'accountConfirmed')],
    ['b', page('loginForm')],
    ['c', page('loginForm')],
  ])
  expect(findPlaces(index).get('loginForm')).toBe('/pt-br/b/')
  expect(findPlaces(index).get('accountConfirmed')).toBe('/pt-br/a/')
})
