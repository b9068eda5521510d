import { isServableSlug, trimSlug } from '@/shared/routing/links'
import { fixedPageTypeAt, pageTypes, placeOfContentType, sluggedPageTypes } from '@/shared/routing/page-types'

test.each(['sobre', 'produtos/pomada-mentolada', 'a--b', '404', 'a/b/c/d'])('%s is served', (slug) => {
  expect(isServableSlug(slug)).toBe(true)
})

test.each([
  '',
  '/sobre',
  'sobre/',
  'a//b',
  'Sobre',
  'pagina.html',
  '..',
  'a/../b',
  'a b',
  'maçã',
  '-a',
  'a-',
  'a_b',
  'a%00',
  '\u0000',
  'a?b',
  'a'.repeat(501),
])('%j is no slug that the site serves (ROUTE-5)', (slug) => {
  expect(isServableSlug(slug)).toBe(false)
})

test('3,000 characters that look like a slug are refused at once (ROUTE-5)', () => {
  expect(isServableSlug(`${'a-'.repeat(1500)}.`)).toBe(false)
})

test('slashes and blanks around a slug are the same page (ROUTE-2)', () => {
  expect(trimSlug(' /produtos/pomada/ ')).toBe('produtos/pomada')
})

test('home lives at the root, content pages below their slugs (ROUTE-2)', () => {
  expect(fixedPageTypeAt('')).toBe('home')
  expect(fixedPageTypeAt('sobre')).toBeNull()
  expect(sluggedPageTypes).toContain('content')
  expect(sluggedPageTypes).not.toContain('home')
})

test('every page type has a content type of its own', () => {
  const contentTypes = Object.values(pageTypes).map(({ contentType }) => contentType)
  expect(new Set(contentTypes).size).toBe(contentTypes.length)
})

test('an entry leads to a page only if its content type is one of pages', () => {
  expect(placeOfContentType('homePage')).toEqual({ kind: 'fixed', slug: '' })
  expect(placeOfContentType('contentPage')).toEqual({ kind: 'slug' })
  expect(placeOfContentType('linkContainer')).toBeNull()
})
