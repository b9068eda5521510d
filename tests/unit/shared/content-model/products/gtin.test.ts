import { isGtin } from '@/shared/content-model/products/gtin'

test.each(['7890000002318', '96385074', '036000291452', '10012345678902'])('%s is a GTIN', (text) => {
  expect(isGtin(text)).toBe(true)
})

test.each(['7890000002319', '12ab', '', '789000000231', '1234567890', ' 96385074'])('%j is none', (text) => {
  expect(isGtin(text)).toBe(false)
})
