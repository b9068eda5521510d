/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { rememberedBodies, useRemainder } from '@/browser/hooks/use-remainder'

const read = (answer: unknown) => (Array.isArray(answer) ? answer : null)
const href = '/api/page-rest/?pagina=recomendador'

afterEach(() => {
  rememberedBodies.clear()
  jest.restoreAllMocks()
})

test('a page that is come back to has at once what it was answered before', async () => {
  const fetch = jest.fn(async () => ({ ok: true, json: async () => ['um'] }))
  Object.assign(window, { fetch })
  const first = renderHook(() => useRemainder(href, 'resposta', read))
  await act(async () => {})
  expect(first.result.current.rest).toEqual(['um'])
  first.unmount()
  const again = renderHook(() => useRemainder(href, 'resposta', read))
  expect(again.result.current.rest).toEqual(['um'])
  expect(fetch).toHaveBeenCalledTimes(1)
})
