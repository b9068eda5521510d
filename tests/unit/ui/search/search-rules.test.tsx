import { renderHook, waitFor } from '@testing-library/react'
import { UNGUIDED, useAdvice } from '@/ui/search/use-advice'
import { useSearchRules } from '@/ui/search/use-search-rules'

const reply = { guidance: [], unclear: null, concepts: [], popularSearches: [] }
const mockFetch = jest.fn(async () => ({ ok: true, json: async () => reply }))
beforeEach(() => {
  mockFetch.mockClear()
  Object.assign(globalThis, { fetch: mockFetch })
})

test('a space without guidance and concepts loads no rules, and judges no term (SEARCH-18)', () => {
  const { result } = renderHook(() => useAdvice('dor no peito', useSearchRules(null), null))
  expect(result.current).toBe(UNGUIDED)
  expect(mockFetch).not.toHaveBeenCalled()
})

test('any other space loads them with a term (SEARCH-13)', async () => {
  const { result } = renderHook(() => useSearchRules('dor no peito'))
  expect(result.current).toBe('loading')
  await waitFor(() => expect(result.current).toEqual(reply))
  expect(mockFetch).toHaveBeenCalledTimes(1)
})
