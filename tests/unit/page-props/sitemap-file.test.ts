import { entryLink, makeEntry } from '@tests/factories/space'
import { makeSitemapFile } from '@/page-props/sitemap-file'
import { setEnvironment } from '../content/support/environment'
import { createMemoryService } from '../content/support/memory-service'
import { startContent } from '../content/support/new-content'
import { smallSite } from '../content/support/small-site'

test('the sitemap lists what is published, but no page that asks search engines not to list it, and not the search (ROUTE-9)', async () => {
  setEnvironment('127.0.0.1:1', { SITE_URL: 'https://www.exemplo.com.br' })
  const metadata = (id: string, noIndex: boolean) =>
    makeEntry('pageMetadata', { id, fields: { metaTitle: 'Página', noIndex } })
  const page = (slug: string, metadataId: string) =>
    makeEntry('contentPage', { id: slug, fields: { slug, title: slug, metadata: entryLink(metadataId) } })
  const { fetch } = createMemoryService(
    smallSite(
      metadata('hidden', true),
      metadata('shown', false),
      page('entrar', 'hidden'),
      page('ajuda', 'shown'),
    ),
  )
  startContent({ fetch })
  const { body } = await makeSitemapFile('preview')
  const slugs = [...body.matchAll(/<loc>https:\/\/www\.exemplo\.com\.br\/pt-br\/([^<]*)<\/loc>/g)].map(
    ([, slug]) => slug,
  )
  expect(slugs.sort()).toEqual(['', 'ajuda/', 'sobre/'])
})
