import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Names of the search service in requests, replies and records. */
const SERVICE_NAMES =
  /\b(?:objectID|hitsPerPage|nbHits|nbPages|facetFilters|_highlightResult|disjunctiveFacets)\b/

test('only the adapters know how the search service names things', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.[jt]sx?$/.test(file),
  )
  const knowing = files.filter((file) => SERVICE_NAMES.test(readFileSync(path.join('src', file), 'utf8')))
  expect(knowing.filter((file) => path.basename(path.dirname(file)) !== 'algolia')).toEqual([])
  expect(knowing.length).toBeGreaterThan(0)
})
