import { serverEnv } from '@/config/env'
import { HOME_PATH } from '@/config/site'
import { type ContentSource, contentPages } from '@/content/pages'
import { linksToPages, sitePaths } from '@/content/paths'
import type { PageType } from '@/content-model'
import { pageLabels } from '@/labels/pages'
import { createLabelReader } from '@/labels/reader'
import { blocks, bullets, escapeWords, heading, link, plainText } from '@/page-props/markdown/words'
import { absoluteUrl, trimSlug, twinPathOf } from '@/routing/links'
import type { TextFile } from './text-file'

/** Page types listed, most useful first. */
const LISTED = ['article', 'faq', 'product', 'content'] as const satisfies readonly PageType[]

/** Addresses per type, so that programs can read it at once; larger sites have a sitemap. */
const MOST = 500

/** llms.txt (llmstxt.org): the listed pages as Markdown, by type (behavior TWIN-2). */
export async function makeLlmsFile(source: ContentSource): Promise<TextFile> {
  const { SITE_URL } = serverEnv()
  const { header, labels } = await contentPages().globalData(source)
  const home = await contentPages().get('home', '', source, null)
  const index = await sitePaths().recent(source)
  const label = createLabelReader(pageLabels, labels)
  const twinOf = (href: string) =>
    absoluteUrl(SITE_URL, twinPathOf(trimSlug(href.slice(HOME_PATH.length))) ?? href)
  const parts = LISTED.map((type) => {
    const pages = linksToPages(index, (entry) => entry.type === type && !entry.isHidden).slice(0, MOST)
    const lines = pages.map(({ href, text }) => link(escapeWords(text), twinOf(href)))
    return pages.length > 0 && blocks(heading(2, label(`list.${type}`)), bullets(lines))
  })
  const description = home?.meta.description
  const body = blocks(
    heading(1, header.logo?.alt || label('list.content')),
    description && `> ${plainText(description)}`,
    ...parts,
    `${label('breadcrumb.sitemap')}: ${absoluteUrl(SITE_URL, '/sitemap.xml')}`,
  )
  return { contentType: 'text/plain; charset=utf-8', body: `${body}\n` }
}
