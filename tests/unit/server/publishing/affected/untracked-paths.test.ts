import type { PathIndex } from '@/server/content/paths'
import { untrackedPaths } from '@/server/publishing/affected/untracked-paths'
import type { ContentChange } from '@/server/publishing/revalidation/job-store'

const SECTION: ContentChange = {
  kind: 'Entry',
  id: 'section',
  expects: 'published',
  revision: null,
  updatedAt: null,
  contentType: 'cardSection',
  namedPaths: [],
}

const page = (id: string, type: 'content' | 'productListing' = 'content') =>
  [id, { type, id, rawSlug: id, title: id, updatedAt: null }] as const
const index: PathIndex = new Map([
  page('a'),
  page('b'),
  page('c'),
  page('d'),
  page('produtos', 'productListing'),
])
const FIXED = [
  ['/pt-br/', []],
  ['/pt-br/search/', []],
] as const

/** Who links to whom: the changed section stands in a container, which stands in page a; all pages link to each other. */
const LINKS: Record<string, string[]> = {
  section: ['container'],
  container: ['a'],
  a: ['container', 'section'],
}
const linkingIds = () => jest.fn(async (_kind: string, id: string) => LINKS[id] ?? [])

test('with every page recorded, nothing is asked', async () => {
  const ask = linkingIds()
  const all = new Map([...FIXED, ...[...index.keys()].map((slug) => [`/pt-br/${slug}/`, []] as const)])
  await expect(untrackedPaths([SECTION], index, all, ask)).resolves.toEqual([])
  expect(ask).not.toHaveBeenCalled()
})

test('pages that lead to the change by links of any depth are found, once each although the links turn in a circle', async () => {
  const ask = linkingIds()
  const some = new Map([...FIXED, ['/pt-br/produtos/', []] as const])
  await expect(untrackedPaths([SECTION], index, some, ask)).resolves.toEqual(['/pt-br/a/'])
  expect(ask.mock.calls.map(([, id]) => id)).toEqual(['section', 'container', 'a'])
})

test('a listing shows what no link of its own leads to', async () => {
  const some = new Map([...FIXED, ...['a', 'b', 'c', 'd'].map((slug) => [`/pt-br/${slug}/`, []] as const)])
  await expect(untrackedPaths([SECTION], index, some, linkingIds())).resolves.toEqual(['/pt-br/produtos/'])
})

test('following links is given up when it costs more than the pages', async () => {
  const ask = jest.fn(async (_kind: string, id: string) => [`${id}+`])
  const some = new Map([...FIXED, ['/pt-br/produtos/', []] as const])
  await expect(untrackedPaths([SECTION], index, some, ask)).resolves.toEqual(
    ['a', 'b', 'c', 'd'].map((slug) => `/pt-br/${slug}/`),
  )
  expect(ask).toHaveBeenCalledTimes(4)
})
