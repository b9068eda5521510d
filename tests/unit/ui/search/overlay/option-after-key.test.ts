import { optionAfterKey } from '@/ui/search/overlay/use-combobox'

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, -1],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, -1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', -1, null],
  ['End', -1, null],
  ['a', 1, null],
])('%s from option %d of 3 leads to %p', (key, active, next) => {
  expect(optionAfterKey(key, active, 3)).toBe(next)
})
