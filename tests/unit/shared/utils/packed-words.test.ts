import { packWords, unpackWords } from '@/shared/utils/packed-words'

test('expressions are sent as one text, those of one first word together, without words that nobody reads, and read back', () => {
  const words = ['bater~ na testa', 'febre', 'bater~ a cabeca', 'bater~', 'falta de ar']
  const packed = packWords(words, new Set(['a', 'de', 'na']))
  expect(packed).toBe('bater~ |cabeca|testa;falta ar;febre')
  expect(unpackWords(packed)).toEqual(['bater~', 'bater~ cabeca', 'bater~ testa', 'falta ar', 'febre'])
})
