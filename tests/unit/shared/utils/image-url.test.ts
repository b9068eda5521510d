import { imageSrcSet, imageUrl } from '@/shared/utils/image-url'

const PNG = 'https://images.example/space/a/t/pomada.png'

describe('imageUrl (behavior PICTURE-3)', () => {
  it('prefixes the scheme', () => {
    expect(imageUrl('//images.example/a.png')).toBe('https://images.example/a.png?fm=webp&q=80')
  })

  it('asks for webp at quality 80 and an optional width', () => {
    expect(imageUrl(PNG)).toBe(`${PNG}?fm=webp&q=80`)
    expect(imageUrl(PNG, { width: 360 })).toBe(`${PNG}?fm=webp&q=80&w=360`)
  })

  it('keeps a query that is there already', () => {
    expect(imageUrl(`${PNG}?v=2`, { width: 360 })).toBe(`${PNG}?v=2&fm=webp&q=80&w=360`)
  })

  it.each(['https://images.example/logo.svg', 'https://images.example/LOGO.SVG?v=2'])(
    'leaves the SVG %s as it is',
    (url) => {
      expect(imageUrl(url, { width: 360 })).toBe(url)
    },
  )
})

describe('imageSrcSet (behavior PICTURE-2)', () => {
  it('asks for each width at its own address', () => {
    const expected = `${PNG}?fm=webp&q=80&w=360 360w, ${PNG}?fm=webp&q=80&w=768 768w`
    expect(imageSrcSet(PNG, { widths: [360, 768] })).toBe(expected)
  })

  it('has nothing to choose for an SVG', () => {
    expect(imageSrcSet('https://images.example/logo.svg', { widths: [360] })).toBeNull()
  })
})
