import { uniqueKeys } from '@/shared/utils/distinct'

test.each([
  [
    ['Caixa', 'Caixa', 'Caixa 2'],
    ['caixa', 'caixa-3', 'caixa-2'],
  ],
  [
    ['Caixa 2', 'Caixa', 'Caixa', 'Caixa'],
    ['caixa-2', 'caixa', 'caixa-3', 'caixa-4'],
  ],
  [
    ['Mel', 'mél', 'MEL'],
    ['mel', 'mel-2', 'mel-3'],
  ],
])('%j have a key each, and a name that is its own key keeps it', (names, keys) => {
  expect(uniqueKeys(names)).toEqual(keys)
})
