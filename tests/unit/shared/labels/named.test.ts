import { labelTable } from '@/shared/labels/table'

test('the name of a button has its visible words in one piece: visitors call it by what they see (WCAG 2.5.3)', () => {
  const texts: Record<string, string> = labelTable
  const named = Object.keys(texts).filter((key) => key.endsWith('Named'))
  expect(named.length).toBeGreaterThan(2)
  const faults = named.filter((key) => {
    const visible = texts[key.replace(/Named$/, '')]
    return visible !== undefined && !texts[key]?.startsWith(visible)
  })
  expect(faults).toEqual([])
})
