import { readHit, readHits } from '@/ui/search/algolia/hit'

const HIT = {
  objectID: 'product-pomada',
  title: 'Brisamenta Pomada',
  shortDescription: 'Pomada de mentol.',
  url: '/pt-br/produtos/pomada/',
  heroImage: { url: 'https://images.ctfassets.net/a.png', title: 'Pote de pomada', width: 800, height: 600 },
  category: 'Respira',
  lineColor: 'mint',
  keywords: ['pomada', 'mentol'],
  mark: 'medicine',
  minimumAge: 24,
  withDoctorUntil: 144,
  contains: ['Mentol'],
  registration: '1.0000.0001',
  _highlightResult: {
    title: {
      value: 'Brisamenta __ais-highlight__Pom__/ais-highlight__ada',
      matchLevel: 'full',
      matchedWords: ['pom'],
    },
  },
}

test('a hit is read whole, with what was found marked (SEARCH-8)', () => {
  expect(readHit(HIT)).toEqual({
    id: 'product-pomada',
    title: 'Brisamenta Pomada',
    titleParts: [
      { text: 'Brisamenta ', isMatch: false },
      { text: 'Pom', isMatch: true },
      { text: 'ada', isMatch: false },
    ],
    shortDescription: 'Pomada de mentol.',
    descriptionParts: [{ text: 'Pomada de mentol.', isMatch: false }],
    url: '/pt-br/produtos/pomada/',
    heroImage: HIT.heroImage,
    category: 'Respira',
    lineColor: 'mint',
    mark: 'medicine',
    minimumAge: 24,
    withDoctorUntil: 144,
    usage: { isMedicine: true, minimumAge: 24, notFor: [], substances: [] },
    rating: null,
    isRecalled: false,
    contains: ['Mentol'],
    registration: '1.0000.0001',
    keywords: ['pomada', 'mentol'],
  })
})

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'https://exemplo.com/x',
  '//exemplo.com/x',
  '\\\\exemplo.com',
  'produtos/pomada',
  '#topo',
  '',
  7,
  null,
  undefined,
])('a hit that leads to %j, which is no path of this site, is dropped', (url) => {
  expect(readHit({ ...HIT, url })).toBeNull()
})

test('a path without prefix or final slash gets them (SEARCH-8)', () => {
  expect(readHit({ ...HIT, url: '/produtos/pomada' })?.url).toBe('/pt-br/produtos/pomada/')
})

test.each([
  [null],
  ['text'],
  [[]],
  [{}],
  [{ url: HIT.url }],
  [{ ...HIT, title: '  ' }],
  [{ ...HIT, title: {} }],
])('%j is no hit (SEARCH-8)', (value) => {
  expect(readHit(value)).toBeNull()
})

test('a hit with nothing but title and url is shown', () => {
  expect(readHit({ title: 'Pomada', url: HIT.url })).toMatchObject({
    id: HIT.url,
    shortDescription: null,
    descriptionParts: [],
    heroImage: null,
    category: null,
    lineColor: null,
    keywords: [],
  })
})

test.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'relative.png', 'https://', 7])(
  'a picture at %j is not shown',
  (url) => {
    expect(readHit({ ...HIT, heroImage: { ...HIT.heroImage, url } })?.heroImage).toBeNull()
  },
)

test('a picture of unknown size is square, so that nothing moves when it arrives', () => {
  const heroImage = { url: '//images.ctfassets.net/a.png', width: '800', height: -1 }
  expect(readHit({ ...HIT, heroImage })?.heroImage).toEqual({
    url: 'https://images.ctfassets.net/a.png',
    title: '',
    width: 400,
    height: 400,
  })
})

test('marks that do not give back the text itself are not shown: HTML stays text (SEARCH-8)', () => {
  const title = 'Tosse <b>seca</b>'
  const marked = (value: unknown) =>
    readHit({ ...HIT, title, _highlightResult: { title: { value } } })?.titleParts
  const plain = [{ text: title, isMatch: false }]
  expect(marked('Tosse &lt;b&gt;seca&lt;/b&gt;')).toEqual(plain)
  expect(marked('<img src=x onerror=alert(1)>')).toEqual(plain)
  expect(marked(7)).toEqual(plain)
  expect(marked('__ais-highlight__Tosse__/ais-highlight__ <b>seca</b>')).toEqual([
    { text: 'Tosse', isMatch: true },
    { text: ' <b>seca</b>', isMatch: false },
  ])
})

test('a bad hit is left out of a list, and a page stands in it once', () => {
  expect(
    readHits([null, HIT, { ...HIT, url: 'https://exemplo.com' }, { ...HIT }]).map(({ id }) => id),
  ).toEqual(['product-pomada'])
  expect(readHits('nothing')).toEqual([])
})

test.each([
  ['a rating', { average: 4.3, count: 12 }, { average: 4.3, count: 12 }],
  ['none', undefined, null],
  ['an average beyond five stars', { average: 6, count: 1 }, null],
  ['a count of nobody', { average: 4, count: 0 }, null],
  ['texts', { average: '4', count: '1' }, null],
])('stars of a hit: %s (MODEL-16)', (_, rating, expected) => {
  expect(readHit({ ...HIT, rating })?.rating).toEqual(expected)
})

test.each([['tobacco'], [7], [null]])('a hit that is called %j is called nothing', (mark) => {
  expect(readHit({ ...HIT, mark, minimumAge: 'x' })).toMatchObject({ mark: null, minimumAge: null })
})

test('a hit whose reading throws is left out, and costs no other (SEARCH-8)', () => {
  const log = jest.spyOn(console, 'error').mockImplementation()
  const broken = {
    get title(): string {
      throw new TypeError('x is not a function')
    },
  }
  expect(readHits([broken, HIT]).map(({ title }) => title)).toEqual(['Brisamenta Pomada'])
  expect(log).toHaveBeenCalledTimes(1)
})
