import { isServableSlug } from '@/shared/routing/links'
import { pageListAt, pageListPath, pageListSlug } from '@/shared/routing/page-lists'
import { sluggedPageTypes } from '@/shared/routing/page-types'

test('every page type has a list at an address of its own, which leads back to it', () => {
  for (const type of sluggedPageTypes) {
    for (const part of [1, 2, 700]) {
      expect(pageListAt(pageListSlug(type, part))).toEqual({ type, part })
      expect(isServableSlug(pageListSlug(type, part))).toBe(true)
    }
  }
  expect(new Set(sluggedPageTypes.map(pageListPath)).size).toBe(sluggedPageTypes.length)
})

test.each([
  'lista',
  'lista/nada',
  'lista/produtos/0',
  'lista/produtos/1',
  'lista/produtos/02',
  'lista/produtos/x',
])('%s names no list', (slug) => expect(pageListAt(slug)).toBeNull())

test.each(['produtos/lista', 'lista/produtos/2/3', 'lista/produtos/123456', 'lista/constructor'])(
  '%s names no list either',
  (slug) => expect(pageListAt(slug)).toBeNull(),
)
