import { wordsOf } from '@/shared/words/spelling'

test('a word that names a property of all objects is read as any other', () => {
  expect(wordsOf('constructor mt forte')).toEqual(['constructor', 'muito', 'forte'])
})
