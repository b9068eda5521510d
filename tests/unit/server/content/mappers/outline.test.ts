import { createOutline } from '@/server/content/mappers/rich-text'

test.each([
  ['2342', '1231'],
  ['442', '111'],
  ['2645', '1223'],
  ['123', '112'],
  ['35424', '12212'],
])("headings written as %s stand at %s: none jumps, none is the page's h1 (SECTION-1)", (written, drawn) => {
  const levelOf = createOutline()
  expect([...written].map((level) => levelOf(Number(level))).join('')).toBe(drawn)
})
