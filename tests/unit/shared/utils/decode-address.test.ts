import { decodeAddress } from '@/shared/utils/decode-address'

test.each([
  ['dor%20de%20garganta', 'dor de garganta'],
  ['%', '%'],
  ['100%-natural', '100%-natural'],
])('%s is read as %s', (text, read) => {
  expect(decodeAddress(text)).toBe(read)
})
