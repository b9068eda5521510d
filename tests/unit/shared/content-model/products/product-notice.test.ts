import { fillProductName } from '@/shared/content-model/products/fill-product-name'
import { productNotice } from '@/shared/content-model/products/product-notice'
import { productLabels } from '@/shared/labels/product'
import { makeProduct } from '../../../ui/templates/product/product-fixture'

const defaultText = productLabels['product.medicineNotice']

test("the product's name stands in capitals in a text in capitals, and as it is in others", () => {
  expect(fillProductName('{produto} É UM MEDICAMENTO.', 'Chá Quente')).toBe('CHÁ QUENTE É UM MEDICAMENTO.')
  expect(fillProductName('{produto} é um medicamento.', 'Chá Quente')).toBe('Chá Quente é um medicamento.')
})

test('a name with characters that mean something in replacements stays as it is', () => {
  expect(fillProductName('o {produto} serve', 'A$&B')).toBe('o A$&B serve')
})

test('a medicine without a legal text has the default one, with its name (PRODUCT-4)', () => {
  const notice = productNotice(makeProduct({ isMedicine: true }), defaultText)
  expect(notice).toMatchObject({ tone: 'medicine' })
  expect(notice?.text).toMatch(/^POMADA É UM MEDICAMENTO\./)
})

test('what is no medicine has only the notice that editors wrote (PRODUCT-4)', () => {
  expect(productNotice(makeProduct(), defaultText)).toBeNull()
  expect(productNotice(makeProduct({ legalText: 'Uso individual.' }), defaultText)).toMatchObject({
    tone: 'info',
    text: 'Uso individual.',
  })
})
