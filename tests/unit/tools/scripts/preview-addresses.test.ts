import { contentTypes } from '@/shared/content-model'
import { previewAddresses } from '../../../../tools/scripts/lib/preview-addresses'

test('every page type has one preview address: by its slug, or by the name of its fixed path', () => {
  const addresses = previewAddresses('https://site.example')
  const pages = Object.values(contentTypes).filter(({ facts }) => 'page' in facts)
  expect(addresses.map(({ contentType }) => contentType).sort()).toEqual(pages.map(({ id }) => id).sort())
  const urlOf = (type: string) => addresses.find(({ contentType }) => contentType === type)?.url
  const start = 'https://site.example/api/preview/?secret=SECRET'
  expect(urlOf('product')).toBe(`${start}&slug={entry.fields.slug}&id={entry.sys.id}`)
  expect(urlOf('homePage')).toBe(`${start}&slug=home&id={entry.sys.id}`)
  expect(urlOf('searchPage')).toBe(`${start}&slug=search&id={entry.sys.id}`)
})
