import { packWords, unpackWords } from '@/lib/packed-words'

test('expressions of one first word are sent as one text, without words that nobody reads, and read back', () => {
  const words = ['bater~ na testa', 'febre', 'bater~ a cabeca', 'bater~', 'falta de ar']
  const packed = packWords(words, new Set(['a', 'de', 'na']))
  expect(packed).toEqual(['bater~ |cabeca|testa', 'falta ar', 'febre'])
  expect(packed.flatMap(unpackWords)).toEqual([
    'bater~',
    'bater~ cabeca',
    'bater~ testa',
    'falta ar',
    'febre',
  ])
})
