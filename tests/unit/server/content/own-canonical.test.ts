import { makeSpace } from '@tests/factories/space'
import { makeBase } from '@tests/unit/ui/templates/editorial-fixtures'
import { withOwnCanonical } from '@/server/content/pages/finish-page'
import { mappingOf, replyOf } from './support/map-space'

const canonicalOf = (canonicalUrl: string) => {
  const { context, problems } = mappingOf(replyOf(makeSpace()))
  const base = makeBase()
  const page = {
    ...base,
    meta: { ...base.meta, canonicalUrl },
    type: 'sitemap' as const,
    left: [],
    right: [],
  }
  return { url: withOwnCanonical(page, 'https://site.example', context).meta.canonicalUrl, problems }
}

test.each(['/produtos/', 'https://site.example/pt-br/a/', 'HTTPS://SITE.EXAMPLE/b'])('%s is kept', (url) => {
  expect(canonicalOf(url)).toEqual({ url, problems: [] })
})

test.each(['https://outro.example/x', '//outro.example/x', 'javascript:alert(1)', 'https://'])(
  '%s, which is none of this site, is dropped and named',
  (url) => {
    const { url: kept, problems } = canonicalOf(url)
    expect(kept).toBeNull()
    expect(problems).toMatchObject([{ entryId: 'page', field: 'canonicalUrl', reason: 'foreignCanonical' }])
  },
)
