import { act, renderHook } from '@testing-library/react'
import type { Opened, Problem } from '../../../../tools/desk/api'
import { useDraft } from '../../../../tools/desk/browser/entry/use-draft'
import { UNREADABLE } from '../../../../tools/desk/browser/fields/editor'
import { useSegments } from '../../../../tools/desk/browser/rich-text/use-segments'

const opened = {
  row: { id: 'xarope', title: 'Xarope', type: 'product', state: 'changed' },
  version: 1,
  fields: { title: 'Xarope' },
  pages: [],
} as unknown as Opened

const problem = (more: Partial<Problem>): Problem => ({
  ...{ isError: true, isHealth: true, entry: 'xarope', field: 'minimumAge', fieldName: 'Idade mínima' },
  ...{ reason: 'está abaixo de 24 meses', remedy: null, ...more },
})

let problems: Problem[] = []
const sent: string[] = []
beforeEach(() => {
  sent.length = 0
  global.fetch = jest.fn(async (address: string, init?: RequestInit) => {
    if (init?.method !== 'GET') sent.push(`${init?.method} ${address}`)
    const body =
      address === '/api/problems' ? problems : address.endsWith('/order') ? { at: '', entry: null } : opened
    return { ok: true, json: async () => body }
  }) as unknown as typeof fetch
})

const draft = () => renderHook(() => useDraft(opened, () => undefined)).result

test.each([
  ['an error of a health rule, and no wish to go on', [problem({})], false, false],
  ['an error of a health rule, and a wish to go on', [problem({})], true, true],
  [
    'a note, an error of another kind, and one of another entry',
    [problem({ isError: false }), problem({ isHealth: false }), problem({ entry: 'x' })],
    false,
    true,
  ],
])(
  'publishing asks first about errors of health rules: %s (SANDBOX-6)',
  async (_, found, wish, isPublished) => {
    problems = found
    window.confirm = jest.fn(() => wish)
    const { current } = draft()
    await act(() => current.follow('publish'))
    expect(sent.some((order) => order.endsWith('/order'))).toBe(isPublished)
    expect(window.confirm).toHaveBeenCalledTimes(found.length === 1 ? 1 : 0)
  },
)

test('nothing is saved or published while a field has something that it cannot take, and the field is named (SANDBOX-6)', async () => {
  problems = []
  const result = draft()
  act(() => result.current.change('description', UNREADABLE))
  act(() => result.current.change('title', 'Novo'))
  await act(() => result.current.save())
  await act(() => result.current.follow('publish'))
  expect(sent).toEqual([])
  expect(result.current.isDirty).toBe(true)
  expect(result.current.fields).toEqual({ title: 'Novo' })
  expect(result.current.report.refusals).toEqual([expect.objectContaining({ field: 'description' })])
})

test('a rich text in which something would be lost has no value until it is mended (SANDBOX-6)', async () => {
  const values: unknown[] = []
  const { result } = renderHook(() => useSegments(null, (value) => values.push(value)))
  await act(async () => undefined)
  await act(() => result.current.insert(null, 0, { nodeType: 'hr', data: {}, content: [] }))
  const key = result.current.segments?.find(({ kind }) => kind === 'text')?.key ?? ''
  await act(() => result.current.type(key, '![foto](x.png)\n\nDepois da foto.'))
  expect(values.at(-1)).toBe(UNREADABLE)
  await act(() => result.current.type(key, 'Depois da foto.'))
  expect(JSON.stringify(values.at(-1))).toContain('Depois da foto.')
})
