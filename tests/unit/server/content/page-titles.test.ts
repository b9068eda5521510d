import { pageTypes } from '@/shared/routing/page-types'
import { isTopHeading } from '@/ui/sections/heading-level'
import { renderPage } from './support/render-page'
import { openSampleSite, SITE_URL } from './support/sample-site'

const TITLE = 'Título que acaba de mudar'

test('the title that editors give a page is on it, also where the page opens with a banner (STORY-1)', async () => {
  const site = await openSampleSite()
  const layout = await site.loadLayout()
  const missing: string[] = []
  // Home has no title. By its help, a content page's gives way to a first section whose title is the h1.
  for (const { type, path, load } of site.pages.filter((page) => page.type !== 'home')) {
    const field = pageTypes[type].titleField ?? 'title'
    const page = await load()
    if (page?.type === 'content' && isTopHeading(page.containers[0]?.sections[0])) continue
    const entry = site.service.entries.find(({ sys }) => sys.id === page?.id)
    if (!entry) throw new Error(`no entry of a ${type}`)
    await site.service.withEntry({ ...entry, fields: { ...entry.fields, [field]: TITLE } }, async () => {
      const edited = await load()
      const html = edited ? renderPage(site.propsOf(edited, layout), SITE_URL) : ''
      // Without the tags of the head, which have it anyway, and the text without its marks.
      const visible = html.replace(/<(title|script)\b.*?<\/\1>|<meta[^>]*>/gs, '')
      if (!visible.includes(TITLE)) missing.push(`${type} /${path}`)
    })
  }
  expect(missing).toEqual([])
})
