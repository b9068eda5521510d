import { act, renderHook, waitFor } from '@testing-library/react'
import { useAdvice } from '@/ui/search/use-advice'
import type { LoadedRules } from '@/ui/search/use-search-rules'
import { makeGuidance } from './hits'

/** How the import of the engine's file ends; without it, it is a file without an engine. */
let mockThen: ((resolve: unknown, reject: (error: Error) => void) => void) | undefined
jest.mock(
  '@/shared/words/generated/danger.json',
  () =>
    new Proxy(
      { __esModule: true },
      { get: (file, name) => (name === 'then' ? mockThen : Reflect.get(file, name)) },
    ),
)

const RULES: LoadedRules = {
  popularSearches: [],
  guidance: [makeGuidance({ danger: 'falta-de-ar', words: ['falta de ar'], gravity: 'emergency' })],
  unclear: makeGuidance({ id: 'unclear', title: 'É urgente?', gravity: 'urgent' }),
  concepts: [],
}
const advised = (term: string) => renderHook(() => useAdvice(term, RULES, null)).result

afterEach(() => jest.useRealTimers())

test.each<[string, typeof mockThen]>([
  ['missing', (_, reject) => reject(new Error('ChunkLoadError'))],
  ['of another build', undefined],
])('with a file that is %s the short rules show, and every other term is doubtful', async (_, then) => {
  mockThen = then
  const danger = advised('falta de ar')
  await waitFor(() => expect(danger.current.products).toBe('withheld'))
  const other = advised('onde fica a fábrica')
  await waitFor(() => expect(other.current.products).toBe('onRequest'))
  expect(other.current.guidance[0]?.id).toBe('unclear')
})

test('until it is late nothing is decided; then the short rules show', () => {
  jest.useFakeTimers()
  mockThen = () => undefined
  const result = advised('falta de ar')
  expect(result.current.products).toBe('undecided')
  act(() => jest.advanceTimersByTime(4000))
  expect(result.current.products).toBe('withheld')
})
