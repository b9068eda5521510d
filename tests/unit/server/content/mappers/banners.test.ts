import { entryLink, makeEntry, makeSpace } from '@tests/factories/space'
import { mapBanner, mapCallout } from '@/server/content/mappers/sections/banners'
import { mapEntry } from '../support/map-space'

const action = makeEntry('linkButton', { id: 'action', fields: { link: '/produtos', linkText: 'Ver todos' } })
const bannerOf = (fields: Record<string, unknown>) =>
  mapEntry(mapBanner, makeSpace(action, makeEntry('banner', { id: 'banner', fields })), 'banner').model
const calloutOf = (fields: Record<string, unknown>) =>
  mapEntry(mapCallout, makeSpace(action, makeEntry('callout', { id: 'callout', fields })), 'callout').model

test('a banner leads where its own link leads, under its title (MODEL-4)', () => {
  expect(bannerOf({ title: 'Sobre nós', link: '/sobre' }).link).toEqual({
    href: '/pt-br/sobre/',
    text: 'Sobre nós',
  })
  expect(bannerOf({ title: 'Sobre nós' })).not.toHaveProperty('link')
})

test('a link that an action has already is not drawn twice', () => {
  const fields = { title: 'Produtos', link: '/produtos', callToActions: [entryLink('action')] }
  expect(bannerOf(fields)).not.toHaveProperty('link')
  expect(calloutOf(fields).link).toBeNull()
  expect(calloutOf({ ...fields, link: '/sobre' }).link?.href).toBe('/pt-br/sobre/')
})

test('a callout without a title names its link by what else stands above its text, or draws none', () => {
  expect(calloutOf({ text: 'Texto', subTitle: 'Inverno', link: '/sobre' }).link?.text).toBe('Inverno')
  expect(calloutOf({ text: 'Texto', link: '/sobre' }).link).toBeNull()
})

test('a callout stands on the ground that editors chose for it, and on none where they chose none or an unknown one (MODEL-4)', () => {
  expect(calloutOf({ title: 'Sono', styles: 'petrol' }).surface).toBe('petrol')
  expect(calloutOf({ title: 'Sono', styles: 'neon' })).not.toHaveProperty('surface')
})

test('the picture of a callout waits until it is near, unless editors say no (MODEL-4)', () => {
  expect(calloutOf({ title: 'Sono' })).not.toHaveProperty('isImageEager')
  expect(calloutOf({ title: 'Sono', isLazyLoad: true })).not.toHaveProperty('isImageEager')
  expect(calloutOf({ title: 'Sono', isLazyLoad: false }).isImageEager).toBe(true)
})
