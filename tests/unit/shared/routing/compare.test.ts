import {
  addCompared,
  carryCompared,
  comparedIn,
  compareKey,
  formatCompared,
  parseCompared,
  toggleCompared,
  withCompared,
} from '@/shared/routing/compare'

const known = ['pomada', 'inalador', 'xarope-dia', 'cha-quente', 'refis']

test('every comparison survives the way into the address and back (COMPARE-1)', () => {
  for (const keys of [[], ['pomada'], ['xarope-dia', 'pomada'], known.slice(0, 4)])
    expect(parseCompared(formatCompared(keys), known)).toEqual(keys)
})

test('an address compares known products only, once each, at most four (COMPARE-1)', () => {
  expect(parseCompared('produtos=nada,pomada,pomada,%3Cb%3E', known)).toEqual(['pomada'])
  expect(parseCompared(`produtos=${known.join(',')}`, known)).toHaveLength(4)
  expect(parseCompared('produtos=%E0%A4%A', known)).toEqual([])
  expect(parseCompared('', known)).toEqual([])
})

test('a product joins a comparison that is not full, and leaves it again; all else stays in its order', () => {
  const full = known.slice(0, 4)
  expect(toggleCompared(['pomada'], 'refis')).toEqual(['pomada', 'refis'])
  expect(toggleCompared(full, 'inalador')).toEqual(['pomada', 'xarope-dia', 'cha-quente'])
  expect(toggleCompared(full, 'refis')).toEqual(full)
})

test('no two products have one key, and slug and path give the same', () => {
  const slugs = ['produtos/pomada', 'pomada', 'linha/pomada', 'produtos/linha/pomada', 'a-b/c', 'a/b-c']
  const keys = slugs.map(compareKey)
  expect(new Set(keys).size).toBe(slugs.length)
  expect(slugs.map((slug) => compareKey(`/pt-br/${slug}/`))).toEqual(keys)
  expect(keys.slice(0, 4)).toEqual(['pomada', '/pomada', '/linha/pomada', 'linha/pomada'])
  expect(comparedIn(formatCompared(keys.slice(1, 5)))).toEqual(keys.slice(1, 5))
  expect(carryCompared('/pt-br/compare-products/', ['xarope-dia', '/linha/pomada'])).toBe(
    '/pt-br/compare-products/?produtos=xarope-dia,/linha/pomada',
  )
  expect(carryCompared('/pt-br/compare-products/', [])).toBe('/pt-br/compare-products/')
})

test('a comparison is carried beside whatever else the address says', () => {
  expect(withCompared('filtro=tosse&produtos=a,b&pagina=2', ['a'])).toBe('filtro=tosse&pagina=2&produtos=a')
  expect(withCompared('produtos=a', [])).toBe('')
  expect(comparedIn('produtos=a,%3Cb%3E,a,b,c,d,e')).toEqual(['a', 'b', 'c', 'd'])
})

test('one more product finds room, in place of the last where there is none', () => {
  expect(addCompared(['a'], 'b')).toEqual(['a', 'b'])
  expect(addCompared(['a'], 'a')).toEqual(['a'])
  expect(addCompared(['a', 'b', 'c', 'd'], 'e')).toEqual(['a', 'b', 'c', 'e'])
})
