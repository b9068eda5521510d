import { render, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageModel } from '@/shared/content-model'
import { headTags } from '@/ui/head/head-tags'
import { useHeadOf } from '@/ui/head/use-head-of'
import { makeContentPage } from '../../server/page-props/fixtures'
import { makeArticle } from '../templates/editorial-fixtures'

const SITE = 'https://www.exemplo.com.br'
const FOLLOWING = [
  'link[rel="canonical"]',
  'meta[property="og:url"]',
  'meta[name="description"]',
  'meta[name="robots"]',
  'link[type="text/markdown"]',
]
const content = makeContentPage()
const hidden = { ...content, slug: 'busca', meta: { ...content.meta, noIndex: true, description: 'Busca' } }
const pages: [string, PageModel | null][] = [
  ['an article', makeArticle()],
  [
    'a page with a canonical address of its own',
    { ...content, meta: { ...content.meta, canonicalUrl: '/marca' } },
  ],
  ['a page that is not listed', hidden],
  ['home, which has no Markdown', { ...content, slug: '' }],
  ['a page without content', null],
]

const headOf = (page: PageModel | null, isPreview = false): string =>
  renderToStaticMarkup(headTags(page, { url: SITE, name: 'Brisamenta' }, { isPreview }))
const tagsIn = (head: ParentNode): (string | null)[] =>
  FOLLOWING.map((tag) => {
    const [found, second] = head.querySelectorAll(tag)
    expect(second).toBeUndefined()
    return found?.getAttribute('href') ?? found?.getAttribute('content') ?? null
  })
const servedTags = (page: PageModel | null, isPreview = false): (string | null)[] => {
  const head = document.createElement('div')
  head.innerHTML = headOf(page, isPreview)
  return tagsIn(head)
}

function Site({ page, props }: { page: PageModel | null; props: { isPreview: boolean } }) {
  useHeadOf(page, props)
  return null
}

test.each(pages)(
  'SEO-1: after a navigation to %s and back the head is as the server renders it',
  async (_, next) => {
    document.head.innerHTML = headOf(content)
    const first = { isPreview: false }
    const { rerender } = render(<Site page={content} props={first} />)
    rerender(<Site page={next} props={{ isPreview: false }} />)
    await waitFor(() => expect(tagsIn(document.head)).toEqual(servedTags(next)))
    rerender(<Site page={content} props={{ isPreview: false }} />)
    await waitFor(() => expect(tagsIn(document.head)).toEqual(servedTags(content)))
    rerender(<Site page={next} props={{ isPreview: true }} />)
    await waitFor(() => expect(tagsIn(document.head)).toEqual(servedTags(next, true)))
  },
)

test('the first page keeps the head of its document', () => {
  document.head.innerHTML = '<link rel="canonical" href="https://www.exemplo.com.br/outra/">'
  const props = { isPreview: false }
  const { rerender } = render(<Site page={content} props={props} />)
  rerender(<Site page={{ ...content }} props={props} />)
  expect(document.head.innerHTML).toBe('<link rel="canonical" href="https://www.exemplo.com.br/outra/">')
})
