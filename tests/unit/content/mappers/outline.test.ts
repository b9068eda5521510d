/** @jest-environment node */
import { withOutline } from '@/content/mappers/outline'

const levelsOf = (...written: number[]) =>
  withOutline(written.map((level) => ({ nodeType: `heading-${level}`, content: [{ value: 'x' }] }))).map(
    (node) => ('nodeType' in node ? Number(node.nodeType.at(-1)) : null),
  )

test.each([
  [
    [2, 3, 4, 2],
    [2, 3, 4, 2],
  ],
  [
    [4, 4, 2],
    [2, 2, 2],
  ],
  [
    [2, 6, 4, 5],
    [2, 3, 3, 4],
  ],
  [
    [1, 2, 3],
    [2, 2, 3],
  ],
  [
    [3, 5, 4, 2, 4],
    [2, 3, 3, 2, 3],
  ],
])("headings written as %j stand at %j: none jumps, none is the page's h1", (written, drawn) => {
  expect(levelsOf(...written)).toEqual(drawn)
})

test('headings in a quote belong to the same order', () => {
  const inner = { nodeType: 'heading-5', content: [{ value: 'b' }] }
  const [, quote] = withOutline([
    { nodeType: 'heading-2', content: [{ value: 'a' }] },
    { nodeType: 'blockquote', content: [inner] },
  ])
  expect(quote).toMatchObject({ content: [{ nodeType: 'heading-3' }] })
})
