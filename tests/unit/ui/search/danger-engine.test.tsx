import { act, renderHook, waitFor } from '@testing-library/react'
import { useAdvice } from '@/ui/search/use-advice'
import type { LoadedRules } from '@/ui/search/use-search-rules'
import { makeGuidance } from './hits'

const mockFile = jest.fn<Promise<object>, []>()
jest.mock('@/ui/search/engine-file', () => ({ loadEngineFile: () => mockFile() }))

const RULES: LoadedRules = {
  popularSearches: [],
  guidance: [makeGuidance({ danger: 'falta-de-ar', words: ['falta de ar'], gravity: 'emergency' })],
  unclear: makeGuidance({ id: 'unclear', title: 'É urgente?', gravity: 'urgent' }),
  concepts: [],
}
const advised = (term: string, rules: LoadedRules = RULES) =>
  renderHook(() => useAdvice(term, rules, null)).result

beforeEach(() => mockFile.mockReset())
afterEach(() => jest.useRealTimers())

test.each<[string, () => Promise<object>]>([
  ['missing', () => Promise.reject(new Error('404'))],
  ['of another build', async () => ({})],
])('with a file that is %s the short rules show, and every other term is doubtful', async (_, file) => {
  mockFile.mockImplementation(file)
  const danger = advised('falta de ar')
  await waitFor(() => expect(danger.current.products).toBe('withheld'))
  const other = advised('onde fica a fábrica')
  await waitFor(() => expect(other.current.products).toBe('onRequest'))
  expect(other.current.guidance[0]?.id).toBe('unclear')
})

test('until it is late nothing is decided; then the short rules show', () => {
  jest.useFakeTimers()
  mockFile.mockReturnValue(new Promise(() => undefined))
  const result = advised('falta de ar')
  expect(result.current.products).toBe('undecided')
  act(() => jest.advanceTimersByTime(4000))
  expect(result.current.products).toBe('withheld')
})

test('an overlay requests it before anything is typed, once there are rules to judge by (SEARCH-18)', () => {
  mockFile.mockReturnValue(new Promise(() => undefined))
  advised('', 'loading')
  advised('', { ...RULES, guidance: [], unclear: null })
  expect(mockFile).not.toHaveBeenCalled()
  advised('')
  expect(mockFile).toHaveBeenCalledTimes(1)
})
