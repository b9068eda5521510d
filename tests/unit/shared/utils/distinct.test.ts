import { distinct, uniqueKeys } from '@/shared/utils/distinct'

test('what repeats is numbered, and a number never takes the place of another name', () => {
  expect(distinct(['a', 'b', 'a', 'a-2', 'a'])).toEqual(['a', 'b', 'a-3', 'a-2', 'a-4'])
  expect(uniqueKeys(['Caixa', 'Caixa', 'Caixa 2'])).toEqual(['caixa', 'caixa-3', 'caixa-2'])
})

test('what is taken elsewhere is numbered from the start', () => {
  expect(distinct(['menu', 'menu'], (text) => text === 'menu')).toEqual(['menu-2', 'menu-3'])
})
