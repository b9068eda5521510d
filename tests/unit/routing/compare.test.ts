/** @jest-environment node */
import { compareHref, compareKey, formatCompared, parseCompared } from '@/routing/compare'

const known = ['pomada', 'inalador', 'xarope-dia', 'cha-quente', 'refis']

test('every comparison survives the way into the address and back', () => {
  for (const keys of [[], ['pomada'], ['xarope-dia', 'pomada'], known.slice(0, 4)])
    expect(parseCompared(formatCompared(keys), known)).toEqual(keys)
})

test('an address compares known products only, once each, at most four', () => {
  expect(parseCompared('produtos=nada,pomada,pomada,%3Cb%3E', known)).toEqual(['pomada'])
  expect(parseCompared(`produtos=${known.join(',')}`, known)).toHaveLength(4)
  expect(parseCompared('produtos=%E0%A4%A', known)).toEqual([])
  expect(parseCompared('', known)).toEqual([])
})

test('a product is named by the last part of its path', () => {
  expect(compareKey('produtos/pomada')).toBe('pomada')
  expect(compareHref([compareKey('/pt-br/produtos/xarope-dia/')])).toBe(
    '/pt-br/compare-products/?produtos=xarope-dia',
  )
  expect(compareHref([])).toBe('/pt-br/compare-products/')
})
