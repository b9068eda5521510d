import { sampleSpaceForSuite } from '@tests/factories/sample-space'
import { makeAsset, makeEntry, makeSpace } from '@tests/factories/space'
import { contextOf } from '../../tools/scripts/space/check/context'
import { lengthFindings } from '../../tools/scripts/space/check/lengths'

const sample = sampleSpaceForSuite()
const of = (count: number) => 'é'.repeat(count)

test('titles, descriptions and alternative texts that are longer than where they are shown are notes', () => {
  const meta = (title: number, description: number) =>
    makeEntry('pageMetadata', { fields: { metaTitle: of(title), metaDescription: of(description) } })
  const space = (more: number) =>
    makeSpace(
      meta(60 + more, 160 + more),
      makeEntry('image', { fields: { altText: of(100 + more) } }),
      makeAsset({ description: of(100 + more) }),
    )
  expect(lengthFindings(contextOf(space(0)))).toEqual([])
  const found = lengthFindings(contextOf(space(1)))
  expect(found.map(({ level, field }) => `${level} ${field}`)).toEqual([
    'note metaTitle',
    'note metaDescription',
    'note altText',
    'note null',
  ])
})

test('the sample has none', () => {
  expect(lengthFindings(contextOf(sample))).toEqual([])
})
