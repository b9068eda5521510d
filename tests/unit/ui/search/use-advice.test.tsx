import { renderHook } from '@testing-library/react'
import { UNGUIDED, useAdvice } from '@/ui/search/use-advice'

const NOTHING = { popularSearches: [], guidance: [], unclear: null, concepts: [] }
const TERM = 'bebê parou de respirar'

test('a space without guidance and concepts has no sentence judged; one with a concept has (SEARCH-18)', () => {
  const { result, rerender } = renderHook((rules: typeof NOTHING) => useAdvice(TERM, rules, null), {
    initialProps: NOTHING,
  })
  expect(result.current).toBe(UNGUIDED)
  rerender({ ...NOTHING, concepts: [{ key: 'tosse', words: ['tosse'] }] as never[] })
  expect(result.current).not.toBe(UNGUIDED)
})
