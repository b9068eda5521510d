import {
  chosenProduct,
  formatChoice,
  parseChoice,
  withScent,
  withVariant,
} from '@/shared/content-model/products/product-choice'
import { makeProduct, picture, scent, variant } from '../../../ui/templates/product/product-fixture'

const variants = [
  variant('30-g', scent('original'), scent('lavanda')),
  variant('12-g', scent('original')),
  variant('50-g'),
]

test('every choice survives the way into the address and back (PRODUCT-1)', () => {
  for (const chosen of variants)
    for (const own of chosen.scents.length > 0 ? chosen.scents : [null]) {
      const choice = { variant: chosen, scent: own }
      expect(parseChoice(formatChoice(choice, variants), variants)).toEqual(choice)
    }
})

test('the first choice leaves the address clean', () => {
  expect(formatChoice(parseChoice('', variants), variants)).toBe('')
})

test.each(['variante=9-kg', 'aroma=menta', 'variante=%E0%A4%A', 'x=<b>', 'variante=30-g&aroma=', '=&&'])(
  'the address %j shows the first choice (PRODUCT-1)',
  (query) => {
    expect(parseChoice(query, variants)).toEqual({ variant: variants[0], scent: variants[0]?.scents[0] })
  },
)

test('another variant keeps a scent of the same name, else takes its first (PRODUCT-1)', () => {
  const [thirty, twelve] = variants
  if (!thirty || !twelve) throw new Error('the fixture has two variants')
  const lavanda = parseChoice('aroma=lavanda', variants)
  expect(withVariant(lavanda, twelve).scent?.key).toBe('original')
  expect(withVariant({ variant: twelve, scent: twelve.scents[0] ?? null }, thirty).scent?.key).toBe(
    'original',
  )
})

test('another scent is one of the variant that is chosen', () => {
  const small = parseChoice('variante=12-g', variants)
  expect(withScent(parseChoice('', variants), 'lavanda').scent?.key).toBe('lavanda')
  expect(withScent(small, 'lavanda')).toEqual(small)
})

test('a product without variants shows its own picture, gtin and name (PRODUCT-2)', () => {
  const page = makeProduct({ gtin: '789', picture: picture('pote') })
  expect(chosenProduct(page, parseChoice('', []))).toMatchObject({
    name: 'Pomada',
    gtin: '789',
    psId: null,
    pictures: [picture('pote')],
    retailers: [],
  })
})

test("a scent's own facts win over those of its variant, and those over the product's (PRODUCT-2)", () => {
  const page = makeProduct({
    gtin: '1',
    variants: [
      { ...variant('a', scent('x', { gtin: '3' }), scent('y')), gtin: '2' },
      variant('b', scent('z')),
    ],
  })
  const gtinOf = (query: string) => chosenProduct(page, parseChoice(query, page.variants)).gtin
  expect([gtinOf(''), gtinOf('aroma=y'), gtinOf('variante=b')]).toEqual(['3', '2', '1'])
})
