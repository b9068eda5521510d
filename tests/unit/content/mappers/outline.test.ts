import { createOutline } from '@/content/mappers/rich-text'

const levelsOf = (...written: number[]) => {
  const levelOf = createOutline()
  return written.map((level) => levelOf(level))
}

test.each([
  [
    [2, 3, 4, 2],
    [1, 2, 3, 1],
  ],
  [
    [4, 4, 2],
    [1, 1, 1],
  ],
  [
    [2, 6, 4, 5],
    [1, 2, 2, 3],
  ],
  [
    [1, 2, 3],
    [1, 1, 2],
  ],
  [
    [3, 5, 4, 2, 4],
    [1, 2, 2, 1, 2],
  ],
])("headings written as %j stand at %j: none jumps, none is the page's h1", (written, drawn) => {
  expect(levelsOf(...written)).toEqual(drawn)
})
