import type { ExportEntry } from '@sandbox/export-format'
import { entryLink, makeEntry } from '@tests/factories/space'
import { contentPages } from '@/server/content/pages'
import { makeSitemapFile } from '@/server/page-props/sitemap-file'
import { saveDependencies } from '@/server/publishing/affected/save-dependencies'
import { setEnvironment } from '../content/support/environment'
import { createMemoryService } from '../content/support/memory-service'
import { startContent } from '../content/support/new-content'
import { smallSite } from '../content/support/small-site'
import { inTemporaryFolder } from '../content/support/temporary-folder'

inTemporaryFolder()

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

test('a page has the time of the newest entry that it shows, but not of pages that it links to (ROUTE-9)', async () => {
  const changedOn = (day: string, entry: ExportEntry): ExportEntry => {
    const time = `${day}T12:00:00.000Z`
    return { ...entry, sys: { ...entry.sys, updatedAt: time, publishedAt: time } }
  }
  const sections = (id: string, ids: string[]) =>
    makeEntry('sectionContainer', { id, fields: { name: id, sectionContent: ids.map(entryLink) } })
  const page = (slug: string, containers: string[]) =>
    makeEntry('contentPage', {
      id: slug,
      fields: { slug, title: slug, sectionContainers: containers.map(entryLink) },
    })
  setEnvironment('127.0.0.1:1', { SITE_URL: 'https://www.exemplo.com.br' })
  const { fetch } = createMemoryService(
    smallSite(
      changedOn('2026-11-02', page('ajuda', ['block'])),
      changedOn('2026-11-03', page('longe', [])),
      sections('block', ['note', 'cards']),
      changedOn('2026-11-10', makeEntry('notice', { id: 'note', fields: { name: 'n', text: 'Aviso.' } })),
      makeEntry('cardSection', { id: 'cards', fields: { name: 'c', cards: [entryLink('news')] } }),
      changedOn(
        '2026-11-20',
        makeEntry('article', { id: 'news', fields: { slug: 'dicas/nova', title: 'Nova' } }),
      ),
    ),
  )
  startContent({ fetch })
  const { result, dependencies } = await contentPages().collectDependencies(() =>
    contentPages().get('content', 'ajuda', 'delivery'),
  )
  expect(result?.updatedAt).toBe('2026-11-10T12:00:00.000Z')
  await saveDependencies('/pt-br/ajuda/', dependencies)
  const { body } = await makeSitemapFile('delivery')
  const times = [...body.matchAll(/pt-br\/([^<]*)<\/loc><lastmod>([^T]*)/g)].map(([, slug, day]) => [
    slug,
    day,
  ])
  expect(Object.fromEntries(times)).toMatchObject({ 'ajuda/': '2026-11-10', 'longe/': '2026-11-03' })
})
